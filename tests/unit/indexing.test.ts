import { describe, expect, it, vi } from "vitest";
import type { Env } from "../../worker/env";
import { announcersOf } from "../../worker/announcements/services";
import { startIndexingStub } from "../support/indexing-stub";

const name = "Bonus Rehberi";
const site = { name, defaultName: name, url: "https://bonusrehberi.example", currency: "TRY", media: "/media" };
const env = (change: Partial<Env>) => change as Env;
const addresses = Array.from({ length: 30 }, (_, i) => `${site.url}/blog/yazi-${i}`);

describe("the indexing services", () => {
  it("are none where nothing is configured", () => {
    expect(announcersOf(env({}), site)).toEqual([]);
    expect(announcersOf(env({ INDEXING_URL: "https://x.example" }), site)).toEqual([]);
    expect(announcersOf(env({ INDEXING_TOKEN: "x", INDEXNOW_URL: "https://x.example" }), site)).toEqual([]);
  });

  it("are called for at most six addresses at once, one call each", async () => {
    let [under, most] = [0, 0];
    const told: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      most = Math.max(most, ++under);
      expect(init).toMatchObject({ redirect: "manual" });
      await new Promise((resolve) => setTimeout(resolve, 2));
      told.push((url as URL).searchParams.get("url") ?? "");
      under--;
      return new Response("{}");
    });
    const [service] = announcersOf(env({ INDEXING_URL: "https://index.example/api/", INDEXING_TOKEN: "gizli" }), site);
    expect(await service?.announce(addresses)).toEqual(new Map());
    expect([...told].sort()).toEqual([...addresses].sort());
    expect(most).toBe(6);
  });

  it("fail with a message when their address is invalid", async () => {
    const services = announcersOf(
      env({ INDEXING_URL: "index.example", INDEXING_TOKEN: "t", INDEXNOW_KEY: "a", INDEXNOW_URL: "x y" }),
      site,
    );
    for (const { announce } of services)
      expect([...(await announce(addresses)).values()]).toEqual(
        addresses.map(() => "INDEXING_URL veya INDEXNOW_URL geçerli bir adres değil"),
      );
  });

  // A unit test, because the harness of the Worker always follows redirects.
  it("are not followed to other addresses when they redirect", async () => {
    const service = await startIndexingStub();
    service.mode = "redirect";
    const services = announcersOf(
      env({
        INDEXING_URL: service.url,
        INDEXING_TOKEN: "t",
        INDEXNOW_KEY: "anahtar",
        INDEXNOW_URL: `${service.url}/indexnow`,
      }),
      site,
    );
    for (const { announce } of services)
      expect([...(await announce(addresses.slice(0, 1))).values()]).toEqual([expect.stringContaining("HTTP 302")]);
    expect(service.requests.map(({ path }) => path)).toEqual(["/index", "/indexnow"]);
    await service.stop();
  });

  it("are given up after 15 seconds, and the error names neither address nor token", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
    vi.spyOn(globalThis, "fetch").mockImplementation((url, init) =>
      init?.signal?.aborted ? Promise.reject(new Error(`aborted ${(url as URL).href}`)) : new Promise(() => undefined),
    );
    const services = announcersOf(
      env({ INDEXING_URL: "https://index.example", INDEXING_TOKEN: "gizli", INDEXNOW_KEY: "anahtar" }),
      site,
    );
    for (const service of services) {
      const failed = await service.announce(addresses.slice(0, 2));
      expect([...failed.keys()]).toEqual(addresses.slice(0, 2));
      expect([...failed.values()][0]).toMatch(/^(index\.example|api\.indexnow\.org): 15 saniyede yanıt gelmedi$/);
    }
    expect(timeout.mock.calls.flat()).toEqual([15_000, 15_000, 15_000]);
  });
});
