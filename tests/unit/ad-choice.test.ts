import { describe, expect, it } from "vitest";
import { chooseAd, withShow } from "../../app/enhance/ad-choice";
import type { SentAd } from "../../worker/splash-ads/sent";

const DAY_MS = 86_400_000;
const now = Date.parse("2026-11-26T09:00:00Z");
const desktop = { now, isPhone: false, isLanding: false, shown: {}, random: 0 };
const ad = (values: Partial<SentAd> = {}): SentAd => ({ id: "a", title: "Ad", image_url: "/a.png", ...values });
const isChosen = (values: Partial<SentAd>, circumstances = {}) =>
  chooseAd([ad(values)], { ...desktop, ...circumstances }) !== undefined;

/** Numbers from 0 to 1, the same in each run. */
function seeded() {
  let state = 35;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe("the choice of a splash ad", () => {
  it("follows the weights", () => {
    const ads = [ad({ id: "a", weight: 6 }), ad({ id: "b" }), ad({ id: "c", weight: 3 })];
    const next = seeded();
    const times: Record<string, number> = {};
    for (let turn = 0; turn < 10_000; turn++) {
      const { id = "" } = chooseAd(ads, { ...desktop, random: next() }) ?? {};
      times[id] = (times[id] ?? 0) + 1;
    }
    const shares = ["a", "b", "c"].map((id) => Math.round((times[id] ?? 0) / 500) / 2);
    expect(shares).toEqual([12, 2, 6].map((share) => share / 2));
  });

  it("leaves the weight of what does not fit to the others", () => {
    const ads = [ad({ id: "a", weight: 10, devices: "phones" }), ad({ id: "b" })];
    for (const random of [0, 0.5, 0.999]) expect(chooseAd(ads, { ...desktop, random })?.id).toBe("b");
  });

  it.each([
    [undefined, true, true],
    ["phones", true, false],
    ["desktops", false, true],
  ] as const)("of %s: on phones %s, on desktops %s", (devices, onPhones, onDesktops) => {
    expect(isChosen({ devices }, { isPhone: true })).toBe(onPhones);
    expect(isChosen({ devices })).toBe(onDesktops);
  });

  it.each([
    [undefined, true, false],
    [undefined, false, true],
    [true, true, true],
  ] as const)("with %s for landings, on a page that a search led to (%s): %s", (onLanding, isLanding, isShown) => {
    expect(isChosen({ onLanding }, { isLanding })).toBe(isShown);
  });

  it("begins with its start and ends with its end", () => {
    expect(isChosen({ from: now + 1 })).toBe(false);
    expect(isChosen({ from: now, until: now + 1 })).toBe(true);
    expect(isChosen({ until: now })).toBe(false);
  });

  it.each([
    [undefined, 1, true],
    ["day", DAY_MS - 1, false],
    ["day", DAY_MS, true],
    ["week", 7 * DAY_MS - 1, false],
    ["week", 7 * DAY_MS, true],
  ] as const)("of frequency %s, %i ms after the last show: %s", (frequency, passed, isShown) => {
    expect(isChosen({ frequency }, { shown: { a: now - passed } })).toBe(isShown);
    expect(isChosen({ frequency }, { shown: { b: now } })).toBe(true);
  });

  it("is none without ads", () => {
    expect(chooseAd([], desktop)).toBeUndefined();
  });
});

it("shows are kept as long as an ad may wait for them", () => {
  const shown = { old: now - 7 * DAY_MS, recent: now - DAY_MS, a: now - DAY_MS };
  expect(withShow(shown, "a", now)).toEqual({ recent: now - DAY_MS, a: now });
});
