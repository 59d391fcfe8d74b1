import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/libsql";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unstable_readConfig } from "wrangler";
import { accountIfSignedIn, openAccount } from "../../scripts/deploying/account";
import { type Deployment, deploySite } from "../../scripts/deploying/deploy-site";
import { ACCOUNT, startCloudflareApi } from "../support/cloudflare-api";

const PASSWORD = "uzun ve rastgele cümle";
const NAME = "bonus-rehberi";

let api: Awaited<ReturnType<typeof startCloudflareApi>>;
let folder: string;
let file: string;
let said: string[];
let done: string[];

beforeEach(async () => {
  api = await startCloudflareApi();
  folder = mkdtempSync(join(tmpdir(), "deploying-"));
  file = join(folder, "wrangler.toml");
  copyFileSync("wrangler.toml", file);
  [said, done] = [[], []];
  vi.stubEnv("CLOUDFLARE_API_BASE_URL", api.url);
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "anahtar");
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "");
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
});
afterEach(async () => {
  await api.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A terminal that types these answers; a question without one fails. */
function typing(...answers: string[]) {
  const asked: string[] = [];
  const answer = (question: string) => {
    asked.push(question);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error(`unexpected question: ${question}`)) : Promise.resolve(next);
  };
  return { asked, line: answer, secret: answer };
}

async function migrateAll() {
  done.push("migrate");
  for (const { uuid } of api.databases) {
    const client = api.clients.get(uuid);
    if (client) await migrate(drizzle(client), { migrationsFolder: "migrations" });
  }
}

/** Deploys; `failing` names the step that fails. */
async function deploy(options: Partial<Deployment> = {}, failing?: string) {
  const step = (name: string) => () => {
    done.push(name);
    return name === failing ? Promise.reject(new Error(name)) : Promise.resolve();
  };
  await deploySite(
    {
      ...{ file, environment: undefined, isDryRun: false, isAgreed: false, isOnLibsql: false, terminal: undefined },
      account: await openAccount(),
      say: (line) => void said.push(line),
      ...options,
    },
    { checkSecrets: step("secrets"), build: step("build"), migrate: migrateAll, deploy: step("deploy") },
  );
}

interface Config {
  vars: Record<string, string>;
  d1_databases: { database_id: string }[];
  ratelimits: { namespace_id: string }[];
  routes?: unknown;
  workers_dev?: boolean;
}
const config = (env?: string) => unstable_readConfig({ config: file, ...(env && { env }) }) as unknown as Config;
const toml = () => readFileSync(file, "utf8");
/** Lines of the file that differ from those of the project. */
const changedLines = () => {
  const before = readFileSync("wrangler.toml", "utf8").split("\n");
  return toml()
    .split("\n")
    .filter((line) => !before.includes(line));
};
const created = () => api.asked.filter((request) => /^POST .*(database|buckets)$/.test(request));
const OWNER = ["pusula.example", "Fırsat Pusulası", "y", "sahip@pusula.example", PASSWORD];

describe("a deployment to an empty account", () => {
  it("creates what is missing after asking, writes it down, and changes and asks nothing the next time", async () => {
    const terminal = typing(...OWNER);
    await deploy({ terminal });
    expect(terminal.asked).toEqual([
      "Address of the site, e.g. https://example.com: ",
      "Name of the site [Bonus Rehberi]: ",
      "Create what is missing? (y/N) ",
      "E-mail: ",
      "Password: ",
    ]);
    expect(api.databases).toMatchObject([{ name: NAME }]);
    expect(api.buckets).toEqual(["bonus-rehberi-media"]);
    expect(done).toEqual(["secrets", "build", "migrate", "deploy"]);
    const { vars, d1_databases, ratelimits, routes } = config();
    expect(vars).toMatchObject({ SITE_URL: "https://pusula.example", SITE_NAME: "Fırsat Pusulası", CURRENCY: "TRY" });
    expect(d1_databases[0]?.database_id).toBe(api.databases[0]?.uuid);
    expect(routes).toEqual([{ pattern: "pusula.example", custom_domain: true }]);
    const ids = ratelimits.map(({ namespace_id }) => namespace_id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,9}$/);
    expect(ids).not.toContain("1001");
    expect(changedLines()).toHaveLength(8);
    expect(toml().split("\n")).toHaveLength(readFileSync("wrangler.toml", "utf8").split("\n").length);
    expect(said.join("\n")).toMatch(/Site: {2}https:\/\/pusula\.example\nPanel: https:\/\/pusula\.example\/admin$/);
    expect(said.join("\n")).not.toContain(PASSWORD);

    const before = toml();
    api.asked.length = 0;
    await deploy({ terminal: typing() });
    expect(toml()).toBe(before);
    expect(created()).toEqual([]);
  });

  it("creates nothing without agreement", async () => {
    await expect(deploy({ terminal: typing("pusula.example", "", "") })).rejects.toThrow("Nothing was created");
    await expect(deploy()).rejects.toThrow("Run this in a terminal, which asks, or with --yes");
    expect(said.join("\n")).toContain("the D1 database bonus-rehberi\n  the R2 bucket bonus-rehberi-media\n");
    expect(said.join("\n")).toContain("\n  SITE_URL");
    expect([created(), changedLines(), done]).toEqual([[], [], []]);
  });

  it("needs only the address with --yes, and says how to create the administrator", async () => {
    await expect(deploy({ isAgreed: true })).rejects.toThrow("put the site's address under [vars]");
    expect(created()).toEqual([]);
    writeFileSync(file, toml().replace('SITE_URL = "http://localhost:8787"', 'SITE_URL = "https://pusula.example"'));
    await deploy({ isAgreed: true });
    expect(created()).toHaveLength(2);
    expect(said.join("\n")).toContain("npm run admin:create -- you@example.com --remote");
    expect(done).toContain("deploy");
  });

  it("takes only an address that visitors reach, and asks again", async () => {
    const wrong = ["", "localhost:8787", "https://pusula.example/blog", "ftp://pusula.example", "pusula örnek"];
    await deploy({ terminal: typing(...wrong, ...OWNER) });
    expect(config().vars["SITE_URL"]).toBe("https://pusula.example");
  });

  it("takes a password only by the rules of the panel, and asks again", async () => {
    const terminal = typing(...OWNER.slice(0, 3), "kimse", "123", ...OWNER.slice(3));
    await deploy({ terminal });
    expect(said.join("\n")).toContain("The e-mail address must be a valid one.\nThe password must have");
    expect(said).toContainEqual(expect.stringContaining("Administrator created: sahip@pusula.example"));
  });

  it("serves a site without a domain at workers.dev", async () => {
    await deploy({ terminal: typing("https://rehber.ornek.workers.dev", ...OWNER.slice(1)) });
    expect(config()).toMatchObject({ workers_dev: true, vars: { SITE_URL: "https://rehber.ornek.workers.dev" } });
    expect(config().routes).toBeUndefined();
  });

  it("fills staging alone with --env staging", async () => {
    const site = config();
    await deploy({ environment: "staging", terminal: typing("deneme.pusula.example", ...OWNER.slice(1)) });
    expect(config()).toEqual(site);
    expect(api.buckets).toEqual(["bonus-rehberi-media-staging"]);
    const staging = config("staging");
    expect(staging.d1_databases[0]?.database_id).toBe(api.databases[0]?.uuid);
    expect(staging.vars["SITE_URL"]).toBe("https://deneme.pusula.example");
    expect(staging.routes).toEqual([{ pattern: "deneme.pusula.example", custom_domain: true }]);
    expect(toml()).toContain("# A second deployment to try things on");
  });

  it("keeps comments and layout around the values that it writes", async () => {
    const routes = 'routes = [\n  # eski = "[alan]"\n  { pattern = "pusula.example", custom_domain = true },\n]';
    const edited = toml()
      .replace('# routes = [{ pattern = "example.com", custom_domain = true }]', routes)
      .replace("[vars]", "[ vars ] # değerler")
      .replace(/^SITE_NAME = .*$/m, "  SITE_NAME = 'Bonus # Rehberi' # ad")
      .replace(/^SITE_URL = .*$/m, '"SITE_URL"  =  "http://localhost:8787"\t# adres [kök]')
      .replace(/^database_id = .*$/m, "$& # kimlik")
      .replace('name = "LOOKUP_LIMIT"', "name = 'LOOKUP_LIMIT'")
      .replaceAll("\n", "\r\n");
    writeFileSync(file, edited);
    await deploy({ terminal: typing(...OWNER) });
    const [{ uuid } = { uuid: "" }] = api.databases;
    const ids = config().ratelimits.map(({ namespace_id }) => namespace_id);
    expect(new Set(ids).size).toBe(4);
    const expected = edited
      .replace("'Bonus # Rehberi'", '"Fırsat Pusulası"')
      .replace("http://localhost:8787", "https://pusula.example")
      .replace("00000000-0000-0000-0000-000000000000", uuid);
    expect(toml()).toBe(
      ["1001", "1005", "1007", "1002"].reduce((text, id, at) => text.replace(`"${id}"`, `"${ids[at]}"`), expected),
    );
  });

  it.each([
    ["an inline table", 'vars = { SITE_URL = "http://localhost:8787" }'],
    ["dotted keys", 'vars.SITE_URL = "http://localhost:8787"'],
  ])("creates nothing if wrangler.toml has %s, to which it adds nothing", async (_form, vars) => {
    const before = toml()
      .replace(/\[vars\]\n(.+\n)+/, "")
      .replace(/^/, `${vars}\n`);
    writeFileSync(file, before);
    await expect(deploy({ terminal: typing(...OWNER) })).rejects.toThrow("wrangler.toml has no [vars]. Write it as a");
    expect([created(), toml(), readdirSync(folder)]).toEqual([[], before, ["wrangler.toml"]]);
  });

  it("creates nothing if wrangler would not read what it writes", async () => {
    writeFileSync(file, toml().replace("SITE_NAME", '"SITE_\\u004EAME"'));
    const refusal = "Set by hand: database_id, namespace_id, SITE_URL, SITE_NAME";
    await expect(deploy({ terminal: typing(...OWNER) })).rejects.toThrow(refusal);
    expect([created(), readdirSync(folder)]).toEqual([[], ["wrangler.toml"]]);
  });

  it.each([
    ["routes = []", [{ pattern: "pusula.example", custom_domain: true }]],
    ['route = "kendi.example/*"', undefined],
  ])("writes a route only where there is none: %s", async (line, routes) => {
    writeFileSync(file, toml().replace(/^# routes = .*$/m, line));
    await deploy({ terminal: typing(...OWNER) });
    expect(config().routes).toEqual(routes);
  });

  it("renews ids of rate limits that are those of the template, without a question", async () => {
    const { uuid } = api.addDatabase(NAME);
    api.buckets.push("bonus-rehberi-media");
    const edited = toml()
      .replace("00000000-0000-0000-0000-000000000000", uuid)
      .replace('"http://localhost:8787"', '"https://pusula.example"')
      .replace('"1005"', '"77"');
    writeFileSync(file, edited);
    await deploy();
    const ids = config().ratelimits.map(({ namespace_id }) => namespace_id);
    expect([ids[1], new Set(ids).size, ids.filter((id) => /^100\d$/.test(id))]).toEqual(["77", 4, []]);
    expect([created(), done.at(-1)]).toEqual([[], "deploy"]);
    const once = toml();
    await deploy();
    expect(toml()).toBe(once);
  });

  it("creates nothing in a dry run, also without an account", async () => {
    await deploy({ isDryRun: true });
    await deploy({ isDryRun: true, account: undefined });
    expect([created(), changedLines()]).toEqual([[], []]);
    expect(done).toEqual(["secrets", "build", "deploy", "build", "deploy"]);
    expect(said.filter((line) => line === "Nothing was changed.")).toHaveLength(2);
    expect(said.join("\n")).toContain("Not signed in to Cloudflare");
  });
});

describe("a deployment that was interrupted", () => {
  it("goes on with the database and bucket that it created", async () => {
    api.refused.set("POST /d1/database", { status: 500, code: 1, message: "internal error" });
    await expect(deploy({ terminal: typing(...OWNER) })).rejects.toThrow(
      /Cloudflare answered 500 to POST \/accounts\/\w+\/d1\/database\. internal error \(1\)/,
    );
    expect([api.buckets.length, changedLines()]).toEqual([1, []]);
    api.refused.clear();
    // As if the answer had been lost.
    const { uuid } = api.addDatabase(NAME);
    await deploy({ terminal: typing(...OWNER) });
    expect(api.databases).toHaveLength(1);
    expect(config().d1_databases[0]?.database_id).toBe(uuid);
    expect(api.buckets).toHaveLength(1);
  });

  it.each(["build", "deploy"])("at '%s' asks only for what is still missing", async (failing) => {
    await expect(deploy({ terminal: typing(...OWNER) }, failing)).rejects.toThrow(failing);
    const rest = failing === "build" ? OWNER.slice(3) : [];
    await deploy({ terminal: typing(...rest) });
    expect([api.databases.length, done.at(-1)]).toEqual([1, "deploy"]);
  });
});

describe("an account", () => {
  it.each([
    ["GET /d1/database", "'Account → D1 → Edit'"],
    ["GET /r2/buckets", "'Account → Workers R2 Storage → Edit'"],
    ["GET /accounts", "'Account → Account Settings → Read'"],
  ])("whose token may not %s: the right is named", async (request, right) => {
    api.refused.set(request, { status: 403, code: 10_000, message: "Authentication error" });
    await expect(deploy({ terminal: typing() })).rejects.toThrow(`The API token lacks the right ${right}`);
    expect([created(), changedLines(), done]).toEqual([[], [], []]);
  });

  it("in which R2 is off says where to turn it on", async () => {
    api.refused.set("GET /r2/buckets", { status: 403, code: 10_042, message: "Please enable R2" });
    await expect(deploy({ terminal: typing() })).rejects.toThrow("Open R2 in Cloudflare's dashboard once");
  });

  it("is chosen where there are several", async () => {
    api.accounts.push({ id: "baska", name: "Başka" });
    await expect(openAccount()).rejects.toThrow(`Set CLOUDFLARE_ACCOUNT_ID to one of these:\n  ${ACCOUNT.id}  Deneme`);
    api.accounts.pop();
  });

  it("is missing to a dry run only if nobody is signed in", async () => {
    for (const status of [401, 403, 500]) {
      api.refused.set("GET /accounts", { status, code: 1, message: "refused" });
      await expect(accountIfSignedIn()).rejects.toThrow(`Cloudflare answered ${status} to GET /accounts`);
    }
    api.refused.clear();
    api.accounts.push({ id: "baska", name: "Başka" });
    await expect(accountIfSignedIn()).rejects.toThrow("Several accounts are signed in. Set CLOUDFLARE_ACCOUNT_ID");
    api.accounts.pop();
    vi.stubEnv("CLOUDFLARE_API_BASE_URL", "http://127.0.0.1:1");
    await expect(accountIfSignedIn()).rejects.toThrow("Cloudflare's API did not answer (GET /accounts)");
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "");
    for (const home of ["HOME", "USERPROFILE", "XDG_CONFIG_HOME"]) vi.stubEnv(home, folder);
    expect(await accountIfSignedIn()).toBeUndefined();
  });

  it("without the database of the file, or with another project's of that name, is left alone", async () => {
    const client = api.clients.get(api.addDatabase(NAME).uuid);
    await client?.execute("create table siparisler (id text)");
    await expect(deploy({ terminal: typing(...OWNER) })).rejects.toThrow("holds another project's tables");
    const id = crypto.randomUUID();
    writeFileSync(file, toml().replace("00000000-0000-0000-0000-000000000000", id));
    await expect(deploy({ terminal: typing(...OWNER) })).rejects.toThrow(`The account has no D1 database ${id}`);
    expect([created(), done]).toEqual([[], []]);
  });
});
