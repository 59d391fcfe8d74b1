import { expect, it } from "vitest";
import { setupAppearanceSite } from "../support/appearance-site";
import { FIRST_FLIGHT, flightOf, listedPaths } from "../support/first-flight";

const site = setupAppearanceSite();

it("an owner's name, logo, icon and colour leave pages within the first flight of a connection", async () => {
  await site.save(await site.uploadWhole());
  const paths = await listedPaths(site);
  expect(paths).toContain("/bonuslar");
  const heavy: string[] = [];
  for (const path of paths) {
    const { headers, body } = await flightOf(site, path);
    if (headers + body > FIRST_FLIGHT) heavy.push(`${path}: ${headers + body}`);
  }
  expect(heavy).toEqual([]);
});
