import { build } from "./build";
import { command, optionsOf } from "./command";
import { CommandError } from "./command-error";
import { checkConfiguration } from "./configuration";
import { deployedSecrets } from "./deployed";
import { accountIfSignedIn, openAccount } from "./deploying/account";
import { deploySite } from "./deploying/deploy-site";
import { openTerminal } from "./deploying/terminal";
import { migrateRemote } from "./migrate";
import { libsql } from "./state";
import { runTool } from "./tool";

const USAGE = "npm run deploy -- [--env <name>] [--yes] [--dry-run]";

/** `npm run deploy`: completes the account and the configuration, builds, migrates the remote database, deploys. */
await command(async () => {
  const { values } = optionsOf(USAGE, 0, { env: "string", yes: "boolean", "dry-run": "boolean" });
  const isDryRun = values["dry-run"] === true;
  const environment = typeof values["env"] === "string" ? values["env"] : process.env["CLOUDFLARE_ENV"] || undefined;
  // The build and wrangler read it too.
  if (environment) process.env["CLOUDFLARE_ENV"] = environment;
  const wrangle = async () => {
    const code = await runTool("wrangler", ["deploy", ...(isDryRun ? ["--dry-run"] : [])], { stdio: "inherit" });
    if (code !== 0) throw new CommandError("Deploying failed.");
  };
  await deploySite(
    {
      ...{ file: "wrangler.toml", environment, isDryRun, isAgreed: values["yes"] === true },
      // A dry run can check and bundle without an account.
      account: isDryRun ? await accountIfSignedIn() : await openAccount(),
      terminal: isDryRun ? undefined : openTerminal(),
      isOnLibsql: libsql !== undefined,
      say: console.log,
    },
    {
      checkSecrets: async (vars) => checkConfiguration(vars, await deployedSecrets()),
      build,
      migrate: migrateRemote,
      deploy: wrangle,
    },
  );
});
