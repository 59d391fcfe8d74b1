import { describe, expect, it } from "vitest";
import { setupListedBonuses } from "../support/listed-bonuses";

const { site } = setupListedBonuses();

describe("the list of casinos", () => {
  const names = async (query: string) =>
    Array.from(
      (await site.html(`/guvenilir-siteler${query}`)).matchAll(/<strong>(Berrak|Arnavut)</g),
      ([, name]) => name,
    );

  it.each([
    ["", ["Arnavut", "Berrak"]],
    ["?siralama=ad", ["Arnavut", "Berrak"]],
    ["?siralama=puan", ["Arnavut", "Berrak"]],
    ["?siralama=bonus", ["Berrak", "Arnavut"]],
    ["?lisansli=1", ["Berrak"]],
    ["?destek=1&siralama=puan", ["Berrak"]],
  ])("with %j is %j", async (query, order) => expect(await names(query)).toEqual(order));

  it.each([
    ["?siralama=puan", "/guvenilir-siteler", false],
    ["?destek=1&siralama=ad", "/guvenilir-siteler?siralama=ad&amp;destek=1", true],
    ["?lisansli=1", "/guvenilir-siteler?lisansli=1", true],
  ])("with %s has one canonical address, and no index where it is filtered", async (query, canonical, isHidden) => {
    const html = await site.html(`/guvenilir-siteler${query}`);
    expect(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]).toBe(canonical);
    expect(html.includes('name="robots" content="noindex"')).toBe(isHidden);
  });

  it.each(["siralama=yeni", "lisansli=2", "destek=x"])("refuses ?%s", async (query) =>
    expect((await site.server.get(`/guvenilir-siteler?${query}`)).status).toBe(400),
  );
});
