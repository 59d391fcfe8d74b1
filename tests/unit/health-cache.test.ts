import { beforeEach, describe, expect, it, vi } from "vitest";
import { HealthCache } from "../../worker/system/health-cache";
import type { Health } from "../../worker/system/health.server";

const healthAt = (checked_at: string) => ({ checked_at }) as Health;

describe("the cache of health", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("checks again after ten seconds", async () => {
    const cache = new HealthCache();
    const check = vi.fn(() => Promise.resolve(healthAt(`${check.mock.calls.length}`)));
    expect(await cache.get(check)).toEqual(healthAt("1"));
    vi.advanceTimersByTime(9_999);
    expect(await cache.get(check)).toEqual(healthAt("1"));
    vi.advanceTimersByTime(1);
    expect(await cache.get(check)).toEqual(healthAt("2"));
  });

  it("lets others wait for a running check, but not for one that was cancelled or failed", async () => {
    const cache = new HealthCache();
    const { promise, resolve } = Promise.withResolvers<Health>();
    const check = vi.fn(() => promise);
    const both = Promise.all([cache.get(check), cache.get(check)]);
    await vi.advanceTimersByTimeAsync(100);
    resolve(healthAt("slow"));
    await vi.advanceTimersByTimeAsync(100);
    expect(await both).toEqual([healthAt("slow"), healthAt("slow")]);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    void cache.get(() => new Promise<Health>(() => undefined));
    const next = cache.get(() => Promise.resolve(healthAt("next")));
    await vi.advanceTimersByTimeAsync(5_100);
    expect(await next).toEqual(healthAt("next"));
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(cache.get(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await cache.get(() => Promise.resolve(healthAt("mended")))).toEqual(healthAt("mended"));
  });
});
