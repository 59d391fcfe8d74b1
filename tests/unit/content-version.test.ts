import { describe, expect, it } from "vitest";
import { VersionCache, VERSION_TTL_MS } from "../../worker/edge/content-version.server";

const [old, young] = ["old", "new"];
const start = Date.parse("2026-11-21T09:00:00Z");
const at = (ms: number) => new Date(start + ms);

describe("the remembered content version", () => {
  it("is trusted for its time to live, counted from the request", () => {
    const cache = new VersionCache();
    expect(cache.getOrClaimRefresh(at(0))).toBeUndefined();
    cache.set(old, at(0));
    expect(cache.getOrClaimRefresh(at(VERSION_TTL_MS - 1))).toBe(old);
    expect(cache.getOrClaimRefresh(at(VERSION_TTL_MS))).toBeUndefined();
  });

  it("is refreshed by one request, while others use the old one for a second time to live at most", () => {
    const cache = new VersionCache();
    cache.set(old, at(0));
    expect(cache.getOrClaimRefresh(at(VERSION_TTL_MS))).toBeUndefined();
    expect(cache.getOrClaimRefresh(at(VERSION_TTL_MS))).toBe(old);
    expect(cache.getOrClaimRefresh(at(2 * VERSION_TTL_MS - 1))).toBe(old);
    expect(cache.getOrClaimRefresh(at(2 * VERSION_TTL_MS))).toBeUndefined();
    cache.set(young, at(VERSION_TTL_MS));
    expect(cache.getOrClaimRefresh(at(2 * VERSION_TTL_MS - 1))).toBe(young);
  });

  it("is not trusted if it was requested before a write of this isolate ended", () => {
    const cache = new VersionCache();
    cache.set(old, at(0));
    cache.invalidate(at(1));
    expect(cache.getOrClaimRefresh(at(1))).toBeUndefined();
    cache.set(old, at(1));
    expect(cache.getOrClaimRefresh(at(2))).toBeUndefined();
    cache.set(young, at(2));
    expect(cache.getOrClaimRefresh(at(3))).toBe(young);
  });

  it("is not replaced by an older answer that arrives late", () => {
    const cache = new VersionCache();
    cache.set(young, at(3));
    cache.set(old, at(1));
    expect(cache.getOrClaimRefresh(at(4))).toBe(young);
  });
});
