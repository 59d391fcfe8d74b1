import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Db, noteWrite, openDb, openNear } from "../../db/client";
import { currentBookmark, NearReader } from "../../db/near-reader";
import { seo_settings } from "../../db/schema";
import { unavailableIn } from "../../db/unavailable";
import { LaggingDatabase } from "../support/lagging-database";

let site: LaggingDatabase;
let primary: Db;
let near: Db;
beforeEach(() => {
  site = new LaggingDatabase();
  primary = openDb(site);
  near = openNear(site);
});
afterEach(() => {
  vi.useRealTimers();
  site.close();
});

const write = (db: Db, page_path: string) => db.insert(seo_settings).values({ page_path, page_name: page_path });
const read = async (db: Db) => (await db.select().from(seo_settings)).map(({ page_path }) => page_path);
const has = async (db: Db, path: string) => (await read(db)).includes(path);

describe("a reader near a replica", () => {
  it("reads from the replica, which has a write once it caught up", async () => {
    await write(primary, "/yeni");
    expect(await has(near, "/yeni")).toBe(false);
    site.catchUp();
    expect(await has(near, "/yeni")).toBe(true);
    expect(site.places.slice(1)).toEqual(["replica", "replica"]);
  });

  it("writes to the primary, and reads its own write at once", async () => {
    await near.batch([write(near, "/yeni")]);
    expect(await has(near, "/yeni")).toBe(true);
    expect(site.places).toEqual(["primary", "primary"]);
    site.catchUp();
    expect(await has(near, "/yeni")).toBe(true);
    expect(site.places.at(-1)).toBe("replica");
  });

  it("reads writes of the same isolate at once, also those made during a read", async () => {
    const reading = read(near);
    await write(primary, "/yeni");
    noteWrite(site);
    await reading;
    expect(await has(near, "/yeni")).toBe(true);
  });

  it("reads never return older data than before", async () => {
    await write(primary, "/yeni");
    const bookmark = await currentBookmark(site.DB);
    const editor = openNear(site, new NearReader(bookmark));
    expect(await has(editor, "/yeni")).toBe(true);
    await write(primary, "/daha-yeni");
    site.catchUp();
    expect(await has(editor, "/daha-yeni")).toBe(true);
    expect(await has(near, "/daha-yeni")).toBe(true);
  });

  it("reads from the primary where replicas are switched off", async () => {
    await write(primary, "/yeni");
    expect(await has(openNear({ ...site, DB: site.DB, READ_REPLICAS: "off" }), "/yeni")).toBe(true);
  });
});

describe("D1 sessions that fail", () => {
  const logged = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

  it.each([
    ["hang", () => new Promise<never>(() => undefined), 1_500],
    ["break", () => Promise.reject(new Error("D1_SESSION_ERROR")), 0],
  ])("are replaced by the primary for a minute where they %s", async (_, fault, ms) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const warned = logged();
    await write(primary, "/yeni");
    site.sessionFault = vi.fn(fault);
    const first = has(near, "/yeni");
    await vi.advanceTimersByTimeAsync(ms);
    expect(await first).toBe(true);
    expect(await has(near, "/yeni")).toBe(true);
    expect(site.sessionFault).toHaveBeenCalledOnce();
    expect(warned).toHaveBeenCalledOnce();
    site.sessionFault = undefined;
    site.catchUp();
    await vi.advanceTimersByTimeAsync(60_000);
    site.places = [];
    expect(await has(near, "/yeni")).toBe(true);
    expect(await has(near, "/yeni")).toBe(true);
    expect(site.places).toEqual(["primary", "replica"]);
    warned.mockRestore();
  });

  it("give no bookmark, and do not hide a failure of the database", async () => {
    site.sessionFault = () => Promise.reject(new Error("D1_SESSION_ERROR"));
    expect(await currentBookmark(site.DB)).toBeUndefined();
    const broken = near.all("select nothing from nowhere").then(() => undefined, unavailableIn);
    expect(await broken).toMatchObject({ isTimeout: false });
    site.sessionFault = undefined;
    await read(near);
    expect(site.places.at(-1)).toBe("replica");
  });
});
