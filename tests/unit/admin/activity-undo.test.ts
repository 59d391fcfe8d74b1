import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isUndone } from "../../../app/admin/activity/changes";
import type { ActivityEntry } from "../../../app/admin/activity/entry";
import { undoOf } from "../../../app/admin/activity/undo";

const ID = "7f7f7f7f-7f7f-4f7f-8f7f-7f7f7f7f7f7f";
const fetched = vi.fn<typeof fetch>();
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = {};
  fetched.mockReset().mockImplementation((address, { method = "GET" } = {}) => {
    const answer = answers[`${method} ${(address as string).replace("/api/admin/", "")}`];
    return Promise.resolve(Response.json(answer ?? {}, { status: answer ? 200 : 404 }));
  });
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

const known = {
  record_id: ID,
  count: 1,
  after_id: null,
  changes: [{ field: "title", from: "Eski", to: "Yeni", is_back: 0 }],
};
const undo = (entry: Partial<ActivityEntry>) =>
  undoOf({ ...known, before_id: "before", ...entry } as ActivityEntry)?.();
const written = () =>
  fetched.mock.calls
    .filter(([, { method = "GET" } = {}]) => method !== "GET")
    .map(([address, { method, body } = {}]) => [method, address, body && (JSON.parse(body as string) as unknown)]);

describe("taking back an entry of the log (B19.4)", () => {
  const seo = { id: ID, description: "Açıklama", keywords: "", updated_at: "2026-01-02T00:00:00.000Z" };

  it("gives texts of a page their former values, and keeps later changes of others", async () => {
    answers = {
      "GET seo": [{ ...seo, title: "Yeni", keywords: "sonradan" }],
      "GET versions/before": { ...seo, title: "Eski" },
      "GET versions/after": { ...seo, title: "Yeni" },
      [`PUT seo/${ID}`]: {},
    };
    await undo({ kind: "seo", action: "edit", after_id: "after" });
    const { description, updated_at } = seo;
    const saved = { description, updated_at, title: "Eski", keywords: "sonradan" };
    expect(written()).toEqual([["PUT", `/api/admin/seo/${ID}`, saved]]);
  });

  it("writes nothing where one of them was changed again", async () => {
    answers = {
      "GET seo": [{ ...seo, title: "Üçüncü" }],
      "GET versions/before": { ...seo, title: "Eski" },
      "GET versions/after": { ...seo, title: "Yeni" },
    };
    await expect(undo({ kind: "seo", action: "edit", after_id: "after" })).rejects.toThrow(/^Bu alanlar sonradan/);
    expect(written()).toEqual([]);
  });

  const updated_at = "2026-01-02T00:00:00.000Z";
  const draft = { id: ID, is_published: false, published_at: null, queue_position: 3, publish_at: null, updated_at };
  const post = { ...draft, is_published: true, published_at: "2026-01-01T00:00:00.000Z", queue_position: null };

  it("gives a published post its place in the queue back, and an unpublished one its date", async () => {
    answers = {
      [`GET blog/${ID}`]: post,
      "GET versions/before": draft,
      [`PUT blog/${ID}/publication/before`]: { id: ID },
    };
    await undo({ kind: "post", action: "publish" });
    answers = { ...answers, [`GET blog/${ID}`]: draft, "GET versions/before": post };
    await undo({ kind: "post", action: "unpublish" });
    const restored = ["PUT", `/api/admin/blog/${ID}/publication/before`, { updated_at: draft.updated_at }];
    expect(written()).toEqual([restored, restored]);
  });

  it("leaves a record alone that was switched again", async () => {
    answers = { [`GET blog/${ID}`]: draft, "GET versions/before": draft, "GET versions/after": post };
    const refused = /^Durumu sonradan yine değişti; geri alınmadı\.$/;
    await expect(undo({ kind: "post", action: "publish", after_id: "after" })).rejects.toThrow(refused);
    answers = { [`GET categories/${ID}`]: { is_active: false } };
    await expect(undo({ kind: "category", action: "activate" })).rejects.toThrow(refused);
    expect(written()).toEqual([]);
  });

  it("switches a record back", async () => {
    answers = { [`GET splash-ads/${ID}`]: { is_active: false }, [`PUT splash-ads/${ID}/activation`]: {} };
    expect(await undo({ kind: "splash-ad", action: "deactivate" })).toBe("Geri alındı. Durum: pasif → aktif");
    expect(written()).toEqual([["PUT", `/api/admin/splash-ads/${ID}/activation`, undefined]]);
  });

  it("is not offered without former values, nor for several records", () => {
    const offered = (entry: Partial<ActivityEntry>) =>
      undoOf({ ...known, before_id: null, ...entry } as ActivityEntry) !== undefined;
    expect(offered({ kind: "hero", action: "edit" })).toBe(false);
    expect(offered({ kind: "post", action: "publish" })).toBe(false);
    const moved = [{ field: "queue_position", from: null, to: "3", is_back: 0 }];
    expect(offered({ kind: "post", action: "edit", before_id: "before", changes: moved })).toBe(false);
    expect(offered({ kind: "promotion", action: "activate", count: 2 })).toBe(false);
    expect(offered({ kind: "promotion", action: "activate" })).toBe(true);
  });

  it("is not offered for what was undone already", () => {
    const offered = (entry: Partial<ActivityEntry>) => {
      const whole = { ...known, before_id: "before", kind: "promotion", action: "edit", is_undone: false, ...entry };
      return [undoOf(whole as ActivityEntry) !== undefined, isUndone(whole as ActivityEntry)];
    };
    const change = (field: string, is_back: number) => ({ field, from: "1", to: "2", is_back });
    expect(offered({ changes: [change("wagering", 1), change("search_text", 0)] })).toEqual([false, true]);
    expect(offered({ changes: [change("wagering", 1), change("games", 0)] })).toEqual([true, false]);
    for (const action of ["activate", "delete", "verify"])
      expect(offered({ action, is_undone: true, change_ids: "first" })).toEqual([false, true]);
  });

  it("switches several records back", async () => {
    answers = { "PUT categories/selection": { ids: ["1", "2"], returned: [], left: [] } };
    await undo({ kind: "category", action: "deactivate", count: 2, before_id: null, change_ids: "first" });
    expect(written()).toEqual([["PUT", "/api/admin/categories/selection", { change: "first", is_continued: false }]]);
  });

  it("undoes each change of several records, and names those that stay as they are", async () => {
    const left = [{ id: "2", kind: "promotion", name: "Yaz Bonusu", reason: "changed" }];
    answers = { "PUT promotions/fields": { ids: ["1"], returned: [], left } };
    const entry = { kind: "promotion", action: "edit", count: 3, before_id: null, change_ids: "first,second" } as const;
    await expect(undo(entry)).rejects.toThrow(
      "Geri alındı. “Yaz Bonusu”, “Yaz Bonusu” olduğu gibi kaldı: sonradan değişmiş",
    );
    expect(written()).toEqual([
      ["PUT", "/api/admin/promotions/fields", { change: "first", is_continued: false }],
      ["PUT", "/api/admin/promotions/fields", { change: "second", is_continued: true }],
    ]);
  });

  it("offers nothing for several records whose changes are not kept", () => {
    expect(
      undoOf({ ...known, kind: "promotion", action: "edit", count: 3, change_ids: null } as ActivityEntry),
    ).toBeUndefined();
  });
});
