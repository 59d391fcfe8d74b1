import { describe, expect, it } from "vitest";
import { checkConfiguration, isLocalAddress, portOf } from "../../scripts/configuration";

const SITE_URL = "https://ornek.example";

describe("configuration", () => {
  it("accepts valid values", () => {
    for (const values of [
      { SITE_URL },
      { SITE_URL: `${SITE_URL}/`, GEO_BLOCK: "", INDEXNOW_KEY: "" },
      { SITE_URL: "http://localhost:8787", GEO_BLOCK: "de, NL" },
      { SITE_URL, CURRENCY: "EUR", MEDIA_URL: "https://media.ornek.example" },
      { SITE_URL, TURNSTILE_SITE_KEY: "acik", TURNSTILE_SECRET: "gizli" },
      { SITE_URL, TURNSTILE_SITE_KEY: "", TURNSTILE_SECRET: "" },
      { SITE_URL, INDEXNOW_KEY: "0123456789abcdef0123456789abcdef", FUNCTIONS_TOKEN: "cok-gizli-anahtar-123456" },
    ])
      expect(() => checkConfiguration(values)).not.toThrow();
  });

  it.each([
    ["SITE_URL", ""],
    ["SITE_URL", "ornek.example"],
    ["SITE_URL", "https://"],
    ["SITE_URL", "https:ornek.example"],
    ["SITE_URL", "ftp://ornek.example"],
    ["SITE_URL", "https://ornek.example/alt"],
    ["SITE_URL", "https://ornek.example?a=1"],
    ["SITE_URL", "https://ad:sifre@ornek.example"],
    ["MEDIA_URL", "media.ornek.example"],
    ["MEDIA_URL", "https://media.ornek.example/resimler"],
    ["CURRENCY", "TL"],
    ["CURRENCY", "try"],
    ["GEO_BLOCK", "DEU"],
    ["GEO_BLOCK", "DE;NL"],
    ["INDEXNOW_KEY", "kısa anahtar"],
    ["INDEXNOW_KEY", "a1"],
    ["FUNCTIONS_TOKEN", "kisa"],
    ["FUNCTIONS_TOKEN", "bosluklu bir anahtar"],
    ["SETTINGS_API_KEY", "şifre"],
    ["INDEXING_TOKEN", "iki\nsatir"],
    ["INDEXING_URL", "indexing.example"],
  ])("refuses %s=%j in a sentence that names it", (name, value) => {
    expect(() => checkConfiguration({ SITE_URL, [name]: value })).toThrow(new RegExp(`^${name} `));
  });

  it.each(["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET"])("refuses %s alone, wherever the other could be set", (name) => {
    const sentence = /^TURNSTILE_SITE_KEY and TURNSTILE_SECRET must be set together\.$/;
    expect(() => checkConfiguration({ SITE_URL, [name]: "x" })).toThrow(sentence);
    expect(() => checkConfiguration({ SITE_URL }, [name, "LIBSQL_URL"])).toThrow(sentence);
    const other = name === "TURNSTILE_SECRET" ? "TURNSTILE_SITE_KEY" : "TURNSTILE_SECRET";
    expect(() => checkConfiguration({ SITE_URL, [name]: "x" }, [other])).not.toThrow();
  });

  it("takes numbers of ports alone", () => {
    expect([portOf(), portOf("1"), portOf("65535")]).toEqual([8787, 1, 65_535]);
    for (const text of ["abc", "0", "65536", "-1", "80.5", "1e3", " 80", ""])
      expect(() => portOf(text)).toThrow(/^PORT /);
  });

  it("wants a public address where visitors come", () => {
    expect(isLocalAddress(SITE_URL)).toBe(false);
    for (const address of [undefined, "", "http://localhost:8787", "http://127.0.0.1"])
      expect(isLocalAddress(address), address).toBe(true);
  });
});
