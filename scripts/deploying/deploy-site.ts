import { readFileSync } from "node:fs";
import { type Unstable_Config, unstable_readConfig } from "wrangler";
import { CommandError } from "../command-error";
import { checkConfiguration, isLocalAddress } from "../configuration";
import { createAdministrator, requireCredentials } from "../create-admin";
import type { Account } from "./account";
import { createLacking, databaseOf, findLacking, idsOf, lackingLines } from "./resources";
import { hasAdministrator, remoteDb } from "./remote-database";
import { confirms, type Terminal } from "./terminal";
import { hasAddress, requireWritable, type Setting, writeSettings } from "./wrangler-file";

/** What a deployment calls, in this order. */
export interface Tools {
  checkSecrets: (vars: Record<string, string>) => Promise<void>;
  build: () => Promise<void>;
  migrate: () => Promise<void>;
  deploy: () => Promise<void>;
}

export interface Deployment {
  /** Path of `wrangler.toml`. */
  file: string;
  /** Such as `staging`; undefined for the site. */
  environment: string | undefined;
  /** Undefined in a dry run of somebody who is not signed in. */
  account: Account | undefined;
  terminal: Terminal | undefined;
  isDryRun: boolean;
  /** Whether everything that is lacking is created without a question. */
  isAgreed: boolean;
  /** Whether libSQL replaces the account's D1, whose administrators are then not looked for. */
  isOnLibsql: boolean;
  say: (line: string) => void;
}

/** Stands for an id while nothing is created. */
const UNMADE_ID = "00000000-0000-0000-0000-000000000000";
const CREATE_ADMIN = "npm run admin:create -- you@example.com --remote";

/** Creates what the account lacks, asks for what is unset, migrates and deploys. Changes and asks nothing the next time. */
export async function deploySite(deployment: Deployment, tools: Tools): Promise<void> {
  const { account, isDryRun, isOnLibsql, say } = deployment;
  await prepare(deployment);
  const { vars } = configOf(deployment);
  if (!isDryRun || !isLocalAddress(vars["SITE_URL"])) checkConfiguration(vars);
  if (account) await tools.checkSecrets(vars);
  await tools.build();
  if (isDryRun) say("Would migrate the database, and ask for the first administrator if there is none.");
  else await tools.migrate();
  if (account && !isDryRun && !isOnLibsql) await requireAdministrator(deployment, account, vars["SITE_NAME"] ?? "");
  await tools.deploy();
  if (isDryRun) say("Nothing was changed.");
  else say(`Site:  ${vars["SITE_URL"]}\nPanel: ${vars["SITE_URL"]?.replace(/\/+$/, "")}/admin`);
}

type Config = Pick<Unstable_Config, "d1_databases" | "r2_buckets" | "ratelimits"> & { vars: Record<string, string> };

const configOf = ({ file, environment }: Deployment) =>
  unstable_readConfig({ config: file, ...(environment && { env: environment }) }) as Config;

/** Fills the account and the file, after agreement. */
async function prepare(deployment: Deployment): Promise<void> {
  const { file, environment, account, terminal, isDryRun, isAgreed, say } = deployment;
  const config = configOf(deployment);
  const lacking = account && (await findLacking(account, config));
  const isUnaddressed = isLocalAddress(config.vars["SITE_URL"]);
  const lines = [
    ...(lacking ? lackingLines(lacking) : []),
    ...(isUnaddressed ? ["SITE_URL, the address of the site"] : []),
  ];
  if (!account) say("Not signed in to Cloudflare: what the account lacks is not known.");
  if (lines.length === 0) return;
  say(["Missing:", ...lines.map((line) => `  ${line}`)].join("\n"));
  if (isDryRun) return say("Would create these after asking, and write them to wrangler.toml.");
  const isCreating = Boolean(lacking?.database || lacking?.bucket);
  if (!terminal && !isAgreed && (isCreating || isUnaddressed))
    throw new CommandError("Run this in a terminal, which asks, or with --yes: npm run deploy -- --yes");
  if (!terminal && isUnaddressed)
    throw new CommandError("SITE_URL is not set: put the site's address under [vars] in wrangler.toml.");
  // Asked first, so that whoever leaves here has created nothing.
  const address = terminal && isUnaddressed ? await askAddress(deployment, terminal, config.vars) : [];
  const settings = (id: string) => [...(lacking ? idsOf(lacking, id) : []), ...address];
  requireWritable(file, settings(UNMADE_ID), environment);
  if (isCreating && !isAgreed && terminal && !(await confirms(terminal, "Create what is missing?")))
    throw new CommandError("Nothing was created.");
  const id = lacking ? await createLacking(account, lacking, config) : "";
  writeSettings(file, settings(id), environment);
  say("wrangler.toml is complete; keep it, for example in your repository.");
}

async function askAddress({ file, environment, say }: Deployment, terminal: Terminal, vars: Record<string, string>) {
  let url: string | undefined;
  while (!url) {
    const typed = await terminal.line("Address of the site, e.g. https://example.com: ");
    const whole = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
    try {
      if (isLocalAddress(whole)) throw new CommandError("It must be an address that visitors reach.");
      checkConfiguration({ SITE_URL: whole });
      url = new URL(whole).origin;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      say(error.message);
    }
  }
  const known = vars["SITE_NAME"] ?? "";
  const name = (await terminal.line(`Name of the site [${known}]: `)) || known;
  const { hostname } = new URL(url);
  const route: Setting = hostname.endsWith(".workers.dev")
    ? { table: "", key: "workers_dev", value: { toml: "true" } }
    : {
        table: "",
        key: "routes",
        value: { toml: `[{ pattern = ${JSON.stringify(hostname)}, custom_domain = true }]` },
      };
  const hasRoute = hasAddress(readFileSync(file, "utf8"), environment);
  return [
    { table: "vars", key: "SITE_URL", value: url },
    { table: "vars", key: "SITE_NAME", value: name },
    ...(hasRoute ? [] : [route]),
  ] satisfies Setting[];
}

async function requireAdministrator(deployment: Deployment, account: Account, siteName: string): Promise<void> {
  const { terminal, say } = deployment;
  const { id } = databaseOf(configOf(deployment));
  const db = remoteDb(account, id ?? "");
  if (await hasAdministrator(db)) return;
  if (!terminal) return say(`There is no administrator yet. Create one: ${CREATE_ADMIN}`);
  say("There is no administrator yet, who signs in to the panel.");
  for (;;) {
    const given = { email: await terminal.line("E-mail: "), password: await terminal.secret("Password: ") };
    try {
      return await createAdministrator(db, requireCredentials(given, siteName), "D1 of the Cloudflare account");
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      say(error.message);
    }
  }
}
