import { expect, it } from "vitest";
import { LatestVersion, TRUSTED_MS } from "../../worker/edge/content-version.server";

const old = { content: "old", views: 0 };
const young = { content: "new", views: 0 };
const start = Date.parse("2026-11-21T09:00:00Z");
const at = (ms: number) => new Date(start + ms);

it("trusts an answer for a moment from when it was asked for", () => {
  const latest = new LatestVersion();
  expect(latest.trusted(at(0))).toBeUndefined();
  latest.heard(old, at(0));
  expect(latest.trusted(at(TRUSTED_MS - 1))).toBe(old);
  expect(latest.trusted(at(TRUSTED_MS))).toBeUndefined();
});

it("lets one request ask while the others go on, for as long again at most", () => {
  const latest = new LatestVersion();
  latest.heard(old, at(0));
  expect(latest.trusted(at(TRUSTED_MS))).toBeUndefined();
  expect(latest.trusted(at(TRUSTED_MS))).toBe(old);
  expect(latest.trusted(at(2 * TRUSTED_MS - 1))).toBe(old);
  expect(latest.trusted(at(2 * TRUSTED_MS))).toBeUndefined();
  latest.heard(young, at(TRUSTED_MS));
  expect(latest.trusted(at(2 * TRUSTED_MS - 1))).toBe(young);
});

it("trusts nothing that was asked for before a write of its own ended", () => {
  const latest = new LatestVersion();
  latest.heard(old, at(0));
  latest.forget(at(1));
  expect(latest.trusted(at(1))).toBeUndefined();
  latest.heard(old, at(1));
  expect(latest.trusted(at(2))).toBeUndefined();
  latest.heard(young, at(2));
  expect(latest.trusted(at(3))).toBe(young);
});

it("keeps the newer answer when an older one arrives late", () => {
  const latest = new LatestVersion();
  latest.heard(young, at(3));
  latest.heard(old, at(1));
  expect(latest.trusted(at(4))).toBe(young);
});
