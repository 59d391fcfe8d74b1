import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { argumentsOf } from "../../scripts/command";
import { libsql } from "../../scripts/database";
import { startCloudflareApi } from "../support/cloudflare-api";
import { IS_LONG } from "../support/deadlines";
import { runScript } from "../support/scripts";
import { freePort } from "../support/sqld";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder("commands");
const STATE_DIR = join(folder, "state");

/** Processes that this one started, where the system is Linux. */
function childrenOf(pid: number): { pid: number; command: string[] }[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  return pids.map((child) => ({ pid: child, command: readFileSync(`/proc/${child}/cmdline`, "utf8").split("\0") }));
}

it("a command that cannot do what it should ends with 1 and says what it needs", async () => {
  const { said, ended } = runScript("create-admin", ["nobody"], { STATE_DIR });
  expect(await ended).toBe(1);
  expect(said().trim().split("\n")).toEqual([
    "The e-mail address must be a valid one.",
    expect.stringMatching(/^The password must have 8 to 128 characters /),
    "Usage: npm run admin:create -- [--remote] <e-mail>",
  ]);
});

describe("npm run deploy", () => {
  let api: Awaited<ReturnType<typeof startCloudflareApi>>;
  beforeAll(async () => void (api = await startCloudflareApi()));
  afterAll(() => api.close());

  /** Deploys without a terminal, against an empty account. */
  async function deploy() {
    const account = { CLOUDFLARE_API_BASE_URL: api.url, CLOUDFLARE_API_TOKEN: "anahtar", CLOUDFLARE_ACCOUNT_ID: "" };
    const { said, ended } = runScript("deploy", [], { STATE_DIR, ...account });
    return { code: await ended, said };
  }

  it("says without a terminal what is missing and stops, and names a right that the token lacks", async () => {
    const before = readFileSync("wrangler.toml", "utf8");
    const { code, said } = await deploy();
    expect(code).toBe(1);
    expect(said()).toBe(
      [
        "Missing:",
        "  the D1 database bonus-rehberi",
        "  the R2 bucket bonus-rehberi-media",
        "  ids of the rate limits that nothing else in the account has",
        "  SITE_URL, the address of the site",
        "Run this in a terminal, which asks, or with --yes: npm run deploy -- --yes",
        "",
      ].join("\n"),
    );
    api.refused.set("GET /r2", { status: 403, code: 10_000, message: "Authentication error" });
    const refused = await deploy();
    expect(refused.code).toBe(1);
    expect(refused.said()).toContain("The API token lacks the right 'Account → Workers R2 Storage → Edit'");
    expect(readFileSync("wrangler.toml", "utf8")).toBe(before);
    expect(api.asked.filter((request) => request.startsWith("POST"))).toEqual([]);
  });
});

describe("a command whose runtime dies", () => {
  const kept = process.env["STATE_DIR"];
  beforeAll(() => void (process.env["STATE_DIR"] = join(folder, "dying")));
  afterAll(() => void (kept === undefined ? delete process.env["STATE_DIR"] : (process.env["STATE_DIR"] = kept)));

  /** Counts the tables of the commands' database; the runtime dies before in the first `deaths` tries. */
  async function countTables(deaths: number): Promise<{ tries: number; tables: unknown }> {
    const { withState } = await import("../../scripts/state");
    const others = new Set(runtimes());
    let tries = 0;
    const tables = await withState(({ database }) => {
      if (++tries <= deaths) for (const pid of runtimes()) if (!others.has(pid)) process.kill(pid, "SIGKILL");
      return database.transaction([sql`select count(*) from sqlite_master where name = 'casinos'`]);
    });
    return { tries, tables };
  }
  const runtimes = () =>
    childrenOf(process.pid).flatMap(({ pid, command }) => (command.join().includes("control-fd") ? [pid] : []));

  it("works on a new one", async () => {
    expect(await countTables(2)).toEqual({ tries: 3, tables: [[[0]]] });
  });

  it("ends after the third and says what to do", async () => {
    await expect(countTables(3)).rejects.toThrow("run the same command again");
  });
});

it("a database that cannot be reached is named", async () => {
  const message = "The database at LIBSQL_URL (http://127.0.0.1:59999) cannot be reached";
  await expect(libsql("http://127.0.0.1:59999").migrate()).rejects.toThrow(message);
});

it("an option that a command does not know ends with its usage", () => {
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), "--force", "ada@ornek.example"];
  expect(() => argumentsOf("npm run admin:create", 1)).toThrow("Usage: npm run admin:create");
  process.argv = argv;
});

if (IS_LONG)
  describe("npm start", () => {
    it("keeps secrets to itself, leaves no traces, and ends with 1 when its runtime dies", async () => {
      const PORT = String(await freePort());
      const secret = 'cok-"gizli"-anahtar$1';
      const { child, said, ended } = runScript("start", [], { STATE_DIR, PORT, SETTINGS_API_KEY: secret });
      while (!said().includes("Ctrl-C"))
        await Promise.race([wait(50), ended.then(() => Promise.reject(new Error(said())))]);
      expect(said()).not.toMatch(/WARNING|wrangler:/);
      const check = await fetch(`http://localhost:${PORT}/api/admin/check-settings`, {
        headers: { "X-API-Key": secret },
      });
      expect(await check.json()).toEqual({ success: true });
      const [server] = childrenOf(child.pid ?? 0).filter(({ command }) => command.includes("dev"));
      expect(server?.command.join()).not.toContain("gizli");
      const config = join(folder, `state/server-${PORT}/wrangler.json`);
      expect(statSync(config).mode & 0o077).toBe(0);
      expect(readdirSync(join(folder, "state/v3"))).not.toContain("observability");
      for (const { pid } of childrenOf(server?.pid ?? 0)) process.kill(pid, "SIGKILL");
      expect(await ended).toBe(1);
      expect(said()).toContain("The server ended unexpectedly");
      expect(existsSync(config)).toBe(false);
    });
  });
