import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What an environment of wrangler.toml does not inherit. */
const NOT_INHERITED = ["vars", "d1_databases", "r2_buckets", "ratelimits"];

/** The values of a key in the sections of this name, in order. */
function valuesIn(section: string, key: RegExp): string[] {
  const parts = readFileSync("wrangler.toml", "utf8").split(/^(?=\[)/m);
  return parts
    .filter((part) => new RegExp(`^\\[{1,2}${section}\\]`).test(part))
    .flatMap((part) => Array.from(part.matchAll(key), ([, value = ""]) => value));
}

describe("the staging environment of wrangler.toml", () => {
  it.each(NOT_INHERITED)("has the site's %s under the same names", (section) => {
    const names = section === "vars" ? /^(\w+) =/gm : /^(?:binding|name) = "(.+)"/gm;
    expect(valuesIn(section, names)).not.toEqual([]);
    expect(valuesIn(`env.staging.${section}`, names)).toEqual(valuesIn(section, names));
  });

  it("shares no database, bucket or rate limit with the site", () => {
    const ids = NOT_INHERITED.slice(1).flatMap((section) =>
      [section, `env.staging.${section}`].flatMap((name) =>
        valuesIn(name, /^(?:database_name|database_id|bucket_name|namespace_id) = "(.+)"/gm),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the deploy button", () => {
  const { repository, cloudflare } = JSON.parse(readFileSync("package.json", "utf8")) as {
    repository: { url: string };
    cloudflare: { bindings: Record<string, { description: string }> };
  };

  it("leads to the repository of package.json", () => {
    const [, url] =
      /\(https:\/\/deploy\.workers\.cloudflare\.com\/\?url=([^)]+)\)/.exec(readFileSync("README.md", "utf8")) ?? [];
    expect(url).toBe(repository.url);
  });

  it("describes every value and resource that it asks for", () => {
    const asked = [
      ...valuesIn("vars", /^(\w+) =/gm),
      ...["d1_databases", "r2_buckets"].flatMap((section) => valuesIn(section, /^binding = "(.+)"/gm)),
    ];
    expect(Object.keys(cloudflare.bindings)).toEqual(asked);
    for (const { description } of Object.values(cloudflare.bindings)) expect(description).toMatch(/\w.*\.$/);
  });
});
