import { beforeAll, describe, expect, it, vi } from "vitest";
import { draftAt, onlyDrafts, onSchedule } from "../support/drafts";
import { fileForm, GIF, type Stored } from "../support/images";
import * as inputs from "../support/inputs";
import { backOffice } from "../support/office";
import { openPurgingWorker } from "../support/purging-worker";

const office = backOffice();
let worker: Awaited<ReturnType<typeof openPurgingWorker>>;
beforeAll(async () => {
  worker = await openPurgingWorker(office);
});

interface Made {
  id: string;
  updated_at: string;
}

/** Each resource, what it is called in tags, and what else shows a record of it. */
const KINDS = {
  blog: { tag: "post", lists: ["posts"], input: inputs.postInput },
  promotions: { tag: "promotion", lists: ["promotions", "casinos"], input: inputs.promotionInput },
  casinos: { tag: "casino", lists: ["casinos"], input: inputs.casinoInput },
  categories: { tag: undefined, lists: ["categories"], input: inputs.categoryInput },
};
type Path = keyof typeof KINDS;

const add = async (path: Path, change: object = {}) =>
  (await office.client.send("POST", `/api/admin/${path}`, { ...KINDS[path].input(), ...change })).json<Made>();
const isOn = { is_active: true };
const isOff = { is_active: false };

const WRITES: [path: Path, method: string, rest: string, body?: (made: Made) => object, made?: object][] = [
  ["blog", "PUT", "/:id", ({ updated_at }) => ({ ...inputs.postInput(), updated_at })],
  ["blog", "POST", "/selection", ({ id }) => ({ action: "publish", ids: [id] })],
  ["blog", "POST", "/selection", ({ id }) => ({ action: "delete", ids: [id] })],
  ["blog", "PUT", "/:id/publication"],
  ["blog", "DELETE", "/:id/publication"],
  ["blog", "DELETE", "/:id"],
  ["promotions", "PUT", "/:id", ({ updated_at }) => ({ ...inputs.promotionInput(), updated_at })],
  ["promotions", "POST", "/selection", ({ id }) => ({ action: "deactivate", ids: [id] })],
  ["promotions", "POST", "/selection", ({ id }) => ({ action: "delete", ids: [id] })],
  ["promotions", "PUT", "/:id/activation", undefined, isOff],
  ["promotions", "DELETE", "/:id/activation", undefined, isOn],
  ["promotions", "DELETE", "/:id"],
  ["casinos", "PUT", "/:id", ({ updated_at }) => ({ ...inputs.casinoInput(), updated_at })],
  ["casinos", "POST", "/selection", ({ id }) => ({ action: "delete", ids: [id] })],
  ["casinos", "DELETE", "/:id"],
  ["categories", "PUT", "/:id", ({ updated_at }) => ({ ...inputs.categoryInput(), updated_at })],
  ["categories", "POST", "/selection", ({ id }) => ({ action: "deactivate", ids: [id] })],
  ["categories", "DELETE", "/:id/activation"],
  ["categories", "DELETE", "/:id"],
];

describe("a write empties the edge of what shows the record", () => {
  it.each(WRITES)("%s: %s %s", async (path, method, rest, body, made = {}) => {
    const record = await add(path, made);
    const answer = await worker.send(method, `/api/admin/${path}${rest.replace(":id", record.id)}`, body?.(record));
    expect(answer.status).toBeLessThan(300);
    const { tag, lists } = KINDS[path];
    const purges = await worker.purges();
    expect(purges).toHaveLength(1);
    expect(purges[0]).toEqual(expect.arrayContaining([...lists, ...(tag ? [`${tag}:${record.id}`] : [])]));
  });

  it.each(Object.keys(KINDS) as Path[])("%s: POST", async (path) => {
    const { tag, lists, input } = KINDS[path];
    const answer = await worker.send("POST", `/api/admin/${path}`, input());
    const { id } = await answer.json<Made>();
    const [tags] = await worker.purges();
    expect(tags).toEqual(expect.arrayContaining([...lists, ...(tag ? [`${tag}:${id}`] : [])]));
  });

  it("of the casino too where a promotion of it is added or changed", async () => {
    const { id } = await add("casinos");
    const offer = { ...inputs.promotionInput(), casino_id: id };
    const made = await (await worker.send("POST", "/api/admin/promotions", offer)).json<Made>();
    expect((await worker.purges())[0]).toContain(`casino:${id}`);
    await worker.send("PUT", `/api/admin/promotions/${made.id}`, { ...offer, updated_at: made.updated_at });
    expect((await worker.purges())[0]).toContain(`casino:${id}`);
  });

  it("of promotions too where a casino is changed or goes", async () => {
    const [changed, gone, chosen] = [await add("casinos"), await add("casinos"), await add("casinos")];
    const { updated_at } = changed;
    await worker.send("PUT", `/api/admin/casinos/${changed.id}`, { ...inputs.casinoInput(), updated_at });
    await worker.send("DELETE", `/api/admin/casinos/${gone.id}`);
    await worker.send("POST", "/api/admin/casinos/selection", { action: "delete", ids: [chosen.id] });
    const purges = await worker.purges();
    expect(purges).toHaveLength(3);
    for (const tags of purges) expect(tags).toContain("promotions");
  });

  it("of the posts of a batch", async () => {
    const items = [inputs.postInput(), inputs.postInput()];
    const answer = await worker.send("POST", "/api/admin/blog/batch", { key: crypto.randomUUID(), items });
    const { saved } = await answer.json<{ saved: Made[] }>();
    const [tags] = await worker.purges();
    expect(tags).toEqual(expect.arrayContaining(["posts", ...saved.map(({ id }) => `post:${id}`)]));
  });

  it("of every list where a record comes back from the trash", async () => {
    const { id } = await add("promotions");
    await office.client.send("DELETE", `/api/admin/promotions/${id}`);
    await worker.send("PUT", `/api/admin/trash/${id}/restoration`);
    expect((await worker.purges())[0]).toEqual(
      expect.arrayContaining(["posts", "promotions", "casinos", "categories"]),
    );
  });
});

describe("publishing empties the edge of the published posts", () => {
  const TICK = "*/10 * * * *";
  const now = new Date("2026-11-21T09:00:00Z");
  const drafts = async (...changes: object[]) => {
    const made = changes.map((change, place) => draftAt(place, change));
    await onlyDrafts(office.world.db, made);
    await onSchedule(office.world.db, now.toISOString());
    return made.map(({ id }) => id);
  };

  it("by the cron", async () => {
    const [id] = await drafts({});
    await worker.tick(TICK, now);
    expect((await worker.purges()).flat()).toEqual(expect.arrayContaining(["posts", `post:${id}`]));
    await worker.tick(TICK, now);
    expect(await worker.purges()).toEqual([]);
  });

  it("by hand", async () => {
    const [id] = await drafts({});
    await worker.send("POST", "/api/functions/scheduled-blog-publisher", { manual: true });
    expect((await worker.purges()).flat()).toEqual(expect.arrayContaining(["posts", `post:${id}`]));
  });

  it("even where another part of the run breaks down", async () => {
    const [timed] = await drafts({ queue_position: null, publish_at: "2026-11-20T09:00:00.000Z" }, {});
    await office.world.env.DB.exec(
      "CREATE TRIGGER broken BEFORE UPDATE OF claimed_by ON scheduled_publishing_settings WHEN new.claimed_by IS NOT NULL BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await worker.send("POST", "/api/functions/publish-scheduled-blogs", { manual: false });
    await office.world.env.DB.exec("DROP TRIGGER broken");
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(answer.status).toBe(503);
    expect((await worker.purges()).flat()).toEqual(expect.arrayContaining(["posts", `post:${timed}`]));
  });
});

describe("images deleted for good", () => {
  const uploaded = async () => {
    const { url } = await (
      await office.client.send("POST", "/api/admin/media/promotions", fileForm(GIF))
    ).json<Stored>();
    const { rows } = await (await office.client.get("/api/admin/media")).json<{ rows: (Made & { url: string })[] }>();
    const id = rows.find((row) => row.url === url)?.id ?? "";
    expect((await office.client.send("DELETE", `/api/admin/media/${id}`)).status).toBe(204);
    return { id, url };
  };
  const tagOf = async (url: string) => (await office.world.get(url)).headers.get("Cache-Tag");

  it("leave the edge under the tag that they were served with", async () => {
    const { id, url } = await uploaded();
    const tag = await tagOf(url);
    expect(tag).toBeTruthy();
    expect((await office.world.get(url, { headers: { Range: "bytes=0-3" } })).headers.get("Cache-Tag")).toBe(tag);
    await worker.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [id] });
    expect(await worker.purges()).toEqual([[tag]]);
    expect((await office.world.get(url)).status).toBe(404);
  });

  it("leave it when the trash is emptied by time", async () => {
    const { url } = await uploaded();
    const tag = await tagOf(url);
    await worker.tick("17 1 * * *", new Date(Date.now() + 31 * 86_400_000));
    expect((await worker.purges()).flat()).toContain(tag);
  });
});

it("names at most 100 tags in one purge, and leaves none out", async () => {
  const made = Array.from({ length: 150 }, (_, place) => draftAt(place));
  await onlyDrafts(office.world.db, made);
  const ids = made.map(({ id }) => id);
  await worker.send("POST", "/api/admin/blog/selection", { action: "publish", ids });
  const purges = await worker.purges();
  for (const tags of purges) expect(tags.length).toBeLessThanOrEqual(100);
  expect(purges.flat()).toEqual(expect.arrayContaining(["posts", ...ids.map((id) => `post:${id}`)]));
});
