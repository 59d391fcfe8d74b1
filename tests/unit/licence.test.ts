import { describe, expect, it } from "vitest";
import { countryOfAuthority } from "../../app/admin/casinos/licence-authorities";
import { authorityBeside, licenceText } from "../../app/ui/licence";
import { COUNTRIES, countriesByName, countryOf } from "../../worker/text/countries";
import { countryName } from "../../worker/text/country";

const whose = (licence_country: string | null, licence_authority: string | null = null) => ({
  licence_country,
  licence_authority,
});

describe("a licence", () => {
  it.each([
    ["Malta lisanslı", whose("MT", "Oyun Kurulu"), "Oyun Kurulu"],
    ["Cebelitarık lisanslı", whose("GI"), undefined],
    ["Oyun Kurulu lisanslı", whose(null, "Oyun Kurulu"), undefined],
    ["Yurt dışı lisanslı", whose(null), undefined],
  ])("says whose it is, and names the authority once: %s", (text, licence, beside) =>
    expect([licenceText(licence), authorityBeside(licence)]).toEqual([text, beside]),
  );

  it.each([
    ["Malta Gaming Authority", "MT"],
    ["MGA/B2C/394/2017", "MT"],
    ["Curaçao Gaming Authority", "CW"],
    ["GIBRALTAR Gambling Commissioner", "GI"],
    ["Isle of Man Gambling Supervision Commission", "IM"],
    ["UKGC", "GB"],
    ["Kahnawake Gaming Commission", undefined],
    ["Anjouan Offshore Finance Authority", undefined],
    ["Ada Oyun Kurulu", undefined],
    ["", undefined],
  ])("of %j is proposed to be that of %s", (authority, country) => expect(countryOfAuthority(authority)).toBe(country));
});

describe("countries", () => {
  it("have a Turkish name each, by which they are found, and one order", () => {
    expect(COUNTRIES).toHaveLength(250);
    for (const code of COUNTRIES) {
      expect(countryName(code), code).not.toBe(code);
      expect(countryOf(countryName(code)), code).toBe(code);
    }
    const names = countriesByName(["TR"]).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
    expect(names).not.toContain("Türkiye");
  });

  it.each(["", "x", "tr_TR", "<b>"])("%j is none, and stays as it is", (text) => {
    expect(countryOf(text)).toBeUndefined();
    expect(countryName(text)).toBe(text);
  });
});
