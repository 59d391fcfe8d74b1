import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NAME, NO_DATABASE, OWNER, setupDeployment, typing } from "../support/deployment";

const site = setupDeployment();

describe("a deployment that writes wrangler.toml", () => {
  it("serves a site without a domain at workers.dev", async () => {
    await site.deploy({ terminal: typing("https://rehber.ornek.workers.dev", ...OWNER.slice(1)) });
    expect(site.config()).toMatchObject({ workers_dev: true, vars: { SITE_URL: "https://rehber.ornek.workers.dev" } });
    expect(site.config().routes).toBeUndefined();
  });

  it("fills staging alone with --env staging", async () => {
    const main = site.config();
    await site.deploy({ environment: "staging", terminal: typing("deneme.pusula.example", ...OWNER.slice(1)) });
    expect(site.config()).toEqual(main);
    expect(site.api.buckets).toEqual(["bonus-rehberi-media-staging"]);
    const staging = site.config("staging");
    expect(staging.d1_databases[0]?.database_id).toBe(site.api.databases[0]?.uuid);
    expect(staging.vars["SITE_URL"]).toBe("https://deneme.pusula.example");
    expect(staging.routes).toEqual([{ pattern: "deneme.pusula.example", custom_domain: true }]);
    expect(site.toml()).toContain("# A second deployment to try things on");
  });

  it("keeps comments and layout around the values that it writes", async () => {
    const routes = 'routes = [\n  # eski = "[alan]"\n  { pattern = "pusula.example", custom_domain = true },\n]';
    const edited = site
      .toml()
      .replace('# routes = [{ pattern = "example.com", custom_domain = true }]', routes)
      .replace("[vars]", "[ vars ] # değerler")
      .replace(/^SITE_NAME = .*$/m, "  SITE_NAME = 'Bonus # Rehberi' # ad")
      .replace(/^SITE_URL = .*$/m, '"SITE_URL"  =  "http://localhost:8787"\t# adres [kök]')
      .replace(/^database_id = .*$/m, "$& # kimlik")
      .replace('name = "LOOKUP_LIMIT"', "name = 'LOOKUP_LIMIT'")
      .replaceAll("\n", "\r\n");
    site.write(edited);
    await site.deploy({ terminal: typing(...OWNER) });
    const [{ uuid } = { uuid: "" }] = site.api.databases;
    const ids = site.config().ratelimits.map(({ namespace_id }) => namespace_id);
    expect(new Set(ids).size).toBe(4);
    const expected = edited
      .replace("'Bonus # Rehberi'", '"Fırsat Pusulası"')
      .replace("http://localhost:8787", "https://pusula.example")
      .replace(NO_DATABASE, uuid);
    expect(site.toml()).toBe(
      ["1001", "1005", "1007", "1002"].reduce((text, id, at) => text.replace(`"${id}"`, `"${ids[at]}"`), expected),
    );
  });

  it.each([
    ["an inline table", 'vars = { SITE_URL = "http://localhost:8787" }'],
    ["dotted keys", 'vars.SITE_URL = "http://localhost:8787"'],
  ])("creates nothing if wrangler.toml has %s, to which it adds nothing", async (_form, vars) => {
    const before = site
      .toml()
      .replace(/\[vars\]\n(.+\n)+/, "")
      .replace(/^/, `${vars}\n`);
    site.write(before);
    await expect(site.deploy({ terminal: typing(...OWNER) })).rejects.toThrow(
      "wrangler.toml has no [vars]. Write it as a",
    );
    expect([site.created(), site.toml(), readdirSync(site.folder)]).toEqual([[], before, ["wrangler.toml"]]);
  });

  it("creates nothing if wrangler would not read what it writes", async () => {
    site.write(site.toml().replace("SITE_NAME", '"SITE_\\u004EAME"'));
    const refusal = "Set by hand: database_id, namespace_id, SITE_URL, SITE_NAME";
    await expect(site.deploy({ terminal: typing(...OWNER) })).rejects.toThrow(refusal);
    expect([site.created(), readdirSync(site.folder)]).toEqual([[], ["wrangler.toml"]]);
  });

  it.each([
    ["routes = []", [{ pattern: "pusula.example", custom_domain: true }]],
    ['route = "kendi.example/*"', undefined],
  ])("writes a route only where there is none: %s", async (line, routes) => {
    site.write(site.toml().replace(/^# routes = .*$/m, line));
    await site.deploy({ terminal: typing(...OWNER) });
    expect(site.config().routes).toEqual(routes);
  });

  it("renews ids of rate limits that are those of the template, without a question", async () => {
    const { uuid } = site.api.addDatabase(NAME);
    site.api.buckets.push("bonus-rehberi-media");
    const edited = site
      .toml()
      .replace(NO_DATABASE, uuid)
      .replace('"http://localhost:8787"', '"https://pusula.example"')
      .replace('"1005"', '"77"');
    site.write(edited);
    await site.deploy();
    const ids = site.config().ratelimits.map(({ namespace_id }) => namespace_id);
    expect([ids[1], new Set(ids).size, ids.filter((id) => /^100\d$/.test(id))]).toEqual(["77", 4, []]);
    expect([site.created(), site.done.at(-1)]).toEqual([[], "deploy"]);
    const once = site.toml();
    await site.deploy();
    expect(site.toml()).toBe(once);
  });
});
