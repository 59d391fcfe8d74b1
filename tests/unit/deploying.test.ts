import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { accountIfSignedIn, openAccount } from "../../scripts/deploying/account";
import { ACCOUNT } from "../support/cloudflare-api";
import { NAME, NO_DATABASE, OWNER, PASSWORD, setupDeployment, typing } from "../support/deployment";

const site = setupDeployment();

describe("a deployment to an empty account", () => {
  it("creates what is missing after asking, writes it down, and changes and asks nothing the next time", async () => {
    const terminal = typing(...OWNER);
    await site.deploy({ terminal });
    expect(terminal.asked).toEqual([
      "Address of the site, e.g. https://example.com: ",
      "Name of the site [Bonus Rehberi]: ",
      "Create what is missing? (y/N) ",
      "E-mail: ",
      "Password: ",
    ]);
    expect(site.api.databases).toMatchObject([{ name: NAME }]);
    expect(site.api.buckets).toEqual(["bonus-rehberi-media"]);
    expect(site.done).toEqual(["secrets", "build", "migrate", "deploy"]);
    const { vars, d1_databases, ratelimits, routes } = site.config();
    expect(vars).toMatchObject({ SITE_URL: "https://pusula.example", SITE_NAME: "Fırsat Pusulası", CURRENCY: "TRY" });
    expect(d1_databases[0]?.database_id).toBe(site.api.databases[0]?.uuid);
    expect(routes).toEqual([{ pattern: "pusula.example", custom_domain: true }]);
    const ids = ratelimits.map(({ namespace_id }) => namespace_id);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,9}$/);
    expect(ids).not.toContain("1001");
    expect(site.changedLines()).toHaveLength(8);
    expect(site.toml().split("\n")).toHaveLength(readFileSync("wrangler.toml", "utf8").split("\n").length);
    expect(site.said.join("\n")).toMatch(
      /Site: {2}https:\/\/pusula\.example\nPanel: https:\/\/pusula\.example\/admin$/,
    );
    expect(site.said.join("\n")).not.toContain(PASSWORD);

    const before = site.toml();
    site.api.asked.length = 0;
    await site.deploy({ terminal: typing() });
    expect(site.toml()).toBe(before);
    expect(site.created()).toEqual([]);
  });

  it("creates nothing without agreement", async () => {
    await expect(site.deploy({ terminal: typing("pusula.example", "", "") })).rejects.toThrow("Nothing was created");
    await expect(site.deploy()).rejects.toThrow("Run this in a terminal, which asks, or with --yes");
    expect(site.said.join("\n")).toContain("the D1 database bonus-rehberi\n  the R2 bucket bonus-rehberi-media\n");
    expect(site.said.join("\n")).toContain("\n  SITE_URL");
    expect([site.created(), site.changedLines(), site.done]).toEqual([[], [], []]);
  });

  it("needs only the address with --yes, and says how to create the administrator", async () => {
    await expect(site.deploy({ isAgreed: true })).rejects.toThrow("put the site's address under [vars]");
    expect(site.created()).toEqual([]);
    site.write(site.toml().replace('SITE_URL = "http://localhost:8787"', 'SITE_URL = "https://pusula.example"'));
    await site.deploy({ isAgreed: true });
    expect(site.created()).toHaveLength(2);
    expect(site.said.join("\n")).toContain("npm run admin:create -- you@example.com --remote");
    expect(site.done).toContain("deploy");
  });

  it("takes only an address that visitors reach, and asks again", async () => {
    const wrong = ["", "localhost:8787", "https://pusula.example/blog", "ftp://pusula.example", "pusula örnek"];
    await site.deploy({ terminal: typing(...wrong, ...OWNER) });
    expect(site.config().vars["SITE_URL"]).toBe("https://pusula.example");
  });

  it("takes a password only by the rules of the panel, and asks again", async () => {
    const terminal = typing(...OWNER.slice(0, 3), "kimse", "123", ...OWNER.slice(3));
    await site.deploy({ terminal });
    expect(site.said.join("\n")).toContain("The e-mail address must be a valid one.\nThe password must have");
    expect(site.said).toContainEqual(expect.stringContaining("Administrator created: sahip@pusula.example"));
  });

  it("creates nothing in a dry run, also without an account", async () => {
    await site.deploy({ isDryRun: true });
    await site.deploy({ isDryRun: true, account: undefined });
    expect([site.created(), site.changedLines()]).toEqual([[], []]);
    expect(site.done).toEqual(["secrets", "build", "deploy", "build", "deploy"]);
    expect(site.said.filter((line) => line === "Nothing was changed.")).toHaveLength(2);
    expect(site.said.join("\n")).toContain("Not signed in to Cloudflare");
  });
});

describe("a deployment that was interrupted", () => {
  it("goes on with the database and bucket that it created", async () => {
    site.api.refused.set("POST /d1/database", { status: 500, code: 1, message: "internal error" });
    await expect(site.deploy({ terminal: typing(...OWNER) })).rejects.toThrow(
      /Cloudflare answered 500 to POST \/accounts\/\w+\/d1\/database\. internal error \(1\)/,
    );
    expect([site.api.buckets.length, site.changedLines()]).toEqual([1, []]);
    site.api.refused.clear();
    // As if the answer had been lost.
    const { uuid } = site.api.addDatabase(NAME);
    await site.deploy({ terminal: typing(...OWNER) });
    expect(site.api.databases).toHaveLength(1);
    expect(site.config().d1_databases[0]?.database_id).toBe(uuid);
    expect(site.api.buckets).toHaveLength(1);
  });

  it.each(["build", "deploy"])("at '%s' asks only for what is still missing", async (failing) => {
    await expect(site.deploy({ terminal: typing(...OWNER) }, failing)).rejects.toThrow(failing);
    const rest = failing === "build" ? OWNER.slice(3) : [];
    await site.deploy({ terminal: typing(...rest) });
    expect([site.api.databases.length, site.done.at(-1)]).toEqual([1, "deploy"]);
  });
});

describe("an account", () => {
  it.each([
    ["GET /d1/database", "'Account → D1 → Edit'"],
    ["GET /r2/buckets", "'Account → Workers R2 Storage → Edit'"],
    ["GET /accounts", "'Account → Account Settings → Read'"],
  ])("whose token may not %s: the right is named", async (request, right) => {
    site.api.refused.set(request, { status: 403, code: 10_000, message: "Authentication error" });
    await expect(site.deploy({ terminal: typing() })).rejects.toThrow(`The API token lacks the right ${right}`);
    expect([site.created(), site.changedLines(), site.done]).toEqual([[], [], []]);
  });

  it("in which R2 is off says where to turn it on", async () => {
    site.api.refused.set("GET /r2/buckets", { status: 403, code: 10_042, message: "Please enable R2" });
    await expect(site.deploy({ terminal: typing() })).rejects.toThrow("Open R2 in Cloudflare's dashboard once");
  });

  it("is chosen where there are several", async () => {
    site.api.accounts.push({ id: "baska", name: "Başka" });
    await expect(openAccount()).rejects.toThrow(`Set CLOUDFLARE_ACCOUNT_ID to one of these:\n  ${ACCOUNT.id}  Deneme`);
    site.api.accounts.pop();
  });

  it("is missing to a dry run only if nobody is signed in", async () => {
    for (const status of [401, 403, 500]) {
      site.api.refused.set("GET /accounts", { status, code: 1, message: "refused" });
      await expect(accountIfSignedIn()).rejects.toThrow(`Cloudflare answered ${status} to GET /accounts`);
    }
    site.api.refused.clear();
    site.api.accounts.push({ id: "baska", name: "Başka" });
    await expect(accountIfSignedIn()).rejects.toThrow("Several accounts are signed in. Set CLOUDFLARE_ACCOUNT_ID");
    site.api.accounts.pop();
    vi.stubEnv("CLOUDFLARE_API_BASE_URL", "http://127.0.0.1:1");
    await expect(accountIfSignedIn()).rejects.toThrow("Cloudflare's API did not answer (GET /accounts)");
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "");
    for (const home of ["HOME", "USERPROFILE", "XDG_CONFIG_HOME"]) vi.stubEnv(home, site.folder);
    expect(await accountIfSignedIn()).toBeUndefined();
  });

  it("without the database of the file, or with another project's of that name, is left alone", async () => {
    const client = site.api.clients.get(site.api.addDatabase(NAME).uuid);
    await client?.execute("create table siparisler (id text)");
    await expect(site.deploy({ terminal: typing(...OWNER) })).rejects.toThrow("holds another project's tables");
    const id = crypto.randomUUID();
    site.write(site.toml().replace(NO_DATABASE, id));
    await expect(site.deploy({ terminal: typing(...OWNER) })).rejects.toThrow(`The account has no D1 database ${id}`);
    expect([site.created(), site.done]).toEqual([[], []]);
  });
});
