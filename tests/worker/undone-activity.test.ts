import { describe, expect, it } from "vitest";
import type { Post, Promotion } from "../../db/schema";
import { categoryInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { changeOf, undoClient } from "../support/undo-client";

interface Entry {
  action: string;
  count: number;
  change_ids: string | null;
  is_undone: boolean;
  changes: { field: string; is_back: number }[];
}

const site = setupAdminSite();
const { undo } = undoClient(() => site.admin);
const admin = async <Row>(method: string, path: string, body?: unknown): Promise<Row> => {
  const answer = await site.admin.send(method, `/api/admin/${path}`, body);
  return answer.status === 204 ? ({} as Row) : answer.json<Row>();
};
const entriesOf = async (name: string) =>
  (await admin<{ rows: Entry[] }>("GET", `activity?q=${encodeURIComponent(name)}`)).rows;
const undoneOf = async (name: string) => (await entriesOf(name)).map(({ action, is_undone }) => [action, is_undone]);
const addPromotion = (title: string) =>
  admin<Promotion>("POST", "promotions", { ...promotionInput(), title, expiry_date: "2031-01-01" });

describe("an entry of the log is undone (B19.4)", () => {
  it("once its change of several records was taken back, and never twice", async () => {
    const made = [await addPromotion("Toplu Geri Bir"), await addPromotion("Toplu Geri İki")];
    const ids = made.map(({ id }) => id);
    const change = changeOf(
      await site.admin.send("POST", "/api/admin/promotions/selection", { action: "deactivate", ids }),
    );
    expect((await entriesOf("toplu geri"))[0]).toMatchObject({ change_ids: change, is_undone: false });
    const undone = await undo(change, "deactivate");
    const [taken, switched] = await entriesOf("toplu geri");
    expect(taken).toMatchObject({ action: "undo", change_ids: changeOf(undone), is_undone: false });
    expect(switched).toMatchObject({ action: "deactivate", change_ids: null, is_undone: true });
  });

  it("once each of its changes was taken back", async () => {
    await addPromotion("Parçalı Geri Kestane");
    await addPromotion("Parçalı Geri Fındık");
    const until = new Date().toISOString();
    const switchOff = async (q: string, after?: string) => {
      const body = { action: "deactivate", q, until, ...(after && { after }) };
      return changeOf(await site.admin.send("POST", "/api/admin/promotions/matching", body));
    };
    const [first, second] = [await switchOff("parçalı geri kestane"), await switchOff("parçalı geri fındık", "0")];
    const entry = async () => (await entriesOf("parçalı geri")).find(({ action }) => action === "deactivate");
    await undo(first, "deactivate");
    expect(await entry()).toMatchObject({ count: 2, change_ids: second, is_undone: false });
    await undo(second, "deactivate", { is_continued: true });
    expect(await entry()).toMatchObject({ count: 2, change_ids: null, is_undone: true });
  });

  it("as long as its values stand, and is offered only then, however often it was taken back", async () => {
    const made = [await addPromotion("Gidip Gelen Bir"), await addPromotion("Gidip Gelen İki")];
    const asked = { ids: made.map(({ id }) => id), change: { field: "expiry_date", value: "+30" } };
    const changes = [changeOf(await site.admin.send("POST", "/api/admin/promotions/fields", asked))];
    for (const action of ["edit", "undo", "undo"]) changes.push(changeOf(await undo(changes.at(-1) ?? "", action)));
    const shown = (await entriesOf("gidip gelen")).slice(0, 4);
    const [edit, first, second, third] = changes;
    expect(shown.map(({ change_ids, is_undone }) => [change_ids, is_undone])).toEqual([
      [third, false],
      [null, true],
      [first, false],
      [null, true],
    ]);
    for (const [change = "", action] of [
      [edit, "edit"],
      [second, "undo"],
    ] as const)
      expect((await undo(change, action)).status).toBe(409);
    expect((await undo(first ?? "", "undo")).status).toBe(200);
  });

  it("in one entry for a week that was filled", async () => {
    for (const [n, title] of ["Dolu Gün Bir", "Dolu Gün İki"].entries()) {
      const { id, updated_at } = await admin<Post>("POST", "blog", { ...postInput(), title });
      const plan = { publish_at: "2090-01-01T08:00:00.000Z", updated_at, is_continued: n > 0 };
      await admin("PUT", `publishing/plan/${id}`, plan);
    }
    const planned = (await entriesOf("dolu gün")).find(({ action }) => action === "edit");
    expect(planned).toMatchObject({ count: 2 });
    for (const [n, change] of (planned?.change_ids ?? "").split(",").entries())
      expect((await undo(change, "edit", { kind: "post", is_continued: n > 0 })).status).toBe(200);
    expect((await entriesOf("dolu gün")).filter(({ action }) => action !== "add")).toMatchObject([
      { action: "undo", count: 2 },
      { action: "edit", change_ids: null, is_undone: true },
    ]);
  });

  it.each([
    ["promotions", promotionInput(), "title"],
    ["categories", categoryInput(), "name"],
  ])("once a record of %s is switched or restored to what it was before", async (path, input, column) => {
    const name = `Tek Geri ${path}`;
    const { id } = await admin<{ id: string }>("POST", path, { ...input, [column]: name });
    await admin("DELETE", `${path}/${id}/activation`);
    expect((await undoneOf(name))[0]).toEqual(["deactivate", false]);
    await admin("PUT", `${path}/${id}/activation`);
    await admin("DELETE", `${path}/${id}`);
    expect((await undoneOf(name)).slice(0, 3)).toEqual([
      ["delete", false],
      ["activate", false],
      ["deactivate", false],
    ]);
    await admin("PUT", `trash/${id}/restoration`);
    expect((await undoneOf(name)).slice(1, 4)).toEqual([
      ["delete", true],
      ["activate", false],
      ["deactivate", true],
    ]);
  });

  it("once a post is a draft again", async () => {
    const { id } = await admin<Post>("POST", "blog", { ...postInput(), title: "Yayını Geri Alınan" });
    await admin("PUT", `blog/${id}/publication`);
    expect((await undoneOf("yayını geri"))[0]).toEqual(["publish", false]);
    await admin("DELETE", `blog/${id}/publication`);
    expect((await undoneOf("yayını geri")).slice(0, 2)).toEqual([
      ["unpublish", false],
      ["publish", true],
    ]);
  });

  it("as far as fields of an edit have their former values again", async () => {
    const { id, updated_at } = await addPromotion("Hücresi Geri Alınan");
    const save = (expiry_date: string, updated_at: string) =>
      admin<Promotion>("PUT", `promotions/${id}/expiry`, { expiry_date, updated_at });
    const backOf = async () =>
      (await entriesOf("hücresi")).flatMap(({ action, changes }) =>
        action === "edit" ? changes.find(({ field }) => field === "expiry_date")?.is_back : [],
      );
    const moved = await save("2032-02-02", updated_at);
    expect(await backOf()).toEqual([0]);
    const again = await save("2031-01-01", moved.updated_at);
    expect(await backOf()).toEqual([0, 1]);
    await save("2033-03-03", again.updated_at);
    expect(await backOf()).toEqual([0, 0, 0]);
  });

  it("never because the record was deleted, which has no values", async () => {
    const title = "Süresi Sonra Konan";
    const { id, updated_at } = await admin<Promotion>("POST", "promotions", { ...promotionInput(), title });
    const set = { expiry_date: "2032-02-02", updated_at };
    const dated = await admin<Promotion>("PUT", `promotions/${id}/expiry`, set);
    await admin("PUT", `promotions/${id}/code`, { promotion_code: "SONRA", updated_at: dated.updated_at });
    await admin("DELETE", `promotions/${id}`);
    const edits = (await entriesOf(title)).filter(({ action }) => action === "edit");
    const dates = edits.flatMap(({ changes }) => changes).filter(({ field }) => field === "expiry_date");
    expect(dates.map(({ is_back }) => is_back)).toEqual([0]);
  });
});
