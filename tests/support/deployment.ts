import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterEach, beforeEach, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { openAccount } from "../../scripts/deploying/account";
import { type Deployment, deploySite } from "../../scripts/deploying/deploy-site";
import { startCloudflareApi } from "./cloudflare-api";

export const PASSWORD = "uzun ve rastgele cümle";
export const NAME = "bonus-rehberi";
export const NO_DATABASE = "00000000-0000-0000-0000-000000000000";
/** What an owner types at the first deployment. */
export const OWNER = ["pusula.example", "Fırsat Pusulası", "y", "sahip@pusula.example", PASSWORD];

interface Config {
  vars: Record<string, string>;
  d1_databases: { database_id: string }[];
  ratelimits: { namespace_id: string }[];
  routes?: unknown;
  workers_dev?: boolean;
}

/** A terminal that types these answers; a question without one fails. */
export function typing(...answers: string[]) {
  const asked: string[] = [];
  const answer = (question: string) => {
    asked.push(question);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error(`unexpected question: ${question}`)) : Promise.resolve(next);
  };
  return { asked, line: answer, secret: answer };
}

const template = () => readFileSync("wrangler.toml", "utf8");

/** Registers hooks that give each test an empty account and a folder with a copy of wrangler.toml. */
export function setupDeployment() {
  const site = {
    api: {} as Awaited<ReturnType<typeof startCloudflareApi>>,
    ...{ folder: "", file: "", said: [] as string[], done: [] as string[] },
    toml: () => readFileSync(site.file, "utf8"),
    write: (toml: string) => writeFileSync(site.file, toml),
    config: (env?: string) => unstable_readConfig({ config: site.file, ...(env && { env }) }) as unknown as Config,
    /** Lines of the file that differ from those of the project. */
    changedLines: () => {
      const before = template().split("\n");
      return site
        .toml()
        .split("\n")
        .filter((line) => !before.includes(line));
    },
    created: () => site.api.asked.filter((request) => /^POST .*(database|buckets)$/.test(request)),
    /** Deploys; `failing` names the step that fails. */
    async deploy(options: Partial<Deployment> = {}, failing?: string) {
      const step = (name: string) => () => {
        site.done.push(name);
        return name === failing ? Promise.reject(new Error(name)) : Promise.resolve();
      };
      const migrateAll = async () => {
        site.done.push("migrate");
        for (const client of site.api.clients.values())
          await migrate(drizzle(client), { migrationsFolder: "migrations" });
      };
      await deploySite(
        {
          ...{
            file: site.file,
            environment: undefined,
            isDryRun: false,
            isAgreed: false,
            isOnLibsql: false,
            terminal: undefined,
          },
          account: await openAccount(),
          say: (line) => void site.said.push(line),
          ...options,
        },
        { checkSecrets: step("secrets"), build: step("build"), migrate: migrateAll, deploy: step("deploy") },
      );
    },
  };
  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), "deploying-"));
    const file = join(folder, "wrangler.toml");
    copyFileSync("wrangler.toml", file);
    Object.assign(site, { api: await startCloudflareApi(), folder, file, said: [], done: [] });
    vi.stubEnv("CLOUDFLARE_API_BASE_URL", site.api.url);
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "anahtar");
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
    vi.spyOn(console, "log").mockImplementation((line) => void site.said.push(String(line)));
  });
  afterEach(async () => {
    await site.api.close();
    vi.unstubAllEnvs();
    rmSync(site.folder, { recursive: true });
  });
  return site;
}
