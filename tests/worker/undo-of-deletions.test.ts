import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Undone } from "../../worker/activity/undone";
import {
  activities,
  pages,
  promotion_categories,
  promotion_comments,
  promotions,
  record_versions,
} from "../../db/schema";
import { categoryInput, commentInput, pageInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";
import { changeClient, changeOf } from "../support/undo-client";

const site = setupAdminSite();
const { rowOf, undo, undone, send, add, change, basisOf } = changeClient(site);

describe("an undo", () => {
  it("of several deletions restores what is in the trash, with what went with it", async () => {
    const made = [await add("promotions", promotionInput()), await add("promotions", promotionInput())].map(
      ({ id }) => id,
    );
    const deleted = await change("POST", "promotions/selection", { action: "delete", ids: made });
    await send("POST", "trash/selection", { action: "delete", ids: [made[0] ?? ""] });
    const answer = await undone(deleted, "delete", { kind: "promotion" });
    expect(answer).toMatchObject({ ids: [made[1]], left: [{ id: made[0], reason: "deleted" }] });
    expect(await rowOf(promotions, made[1] ?? "")).toBeDefined();
  });

  it("of several deletions is taken back by deleting again, as often as asked", async () => {
    const made = [await add("promotions", promotionInput()), await add("promotions", promotionInput())];
    const ids = made.map(({ id }) => id).sort();
    const deleted = await change("POST", "promotions/selection", { action: "delete", ids });
    const deletedAgain = await undo(changeOf(await undo(deleted, "delete")), "undo");
    const answer = await deletedAgain.json<Undone>();
    expect([answer.action, answer.ids.sort(), answer.left]).toEqual(["delete", ids, []]);
    expect(await rowOf(promotions, ids[0] ?? "")).toBeUndefined();
    const { rows } = await (await site.admin.get("/api/admin/activity")).json<{ rows: object[] }>();
    const change_ids = changeOf(deletedAgain);
    expect(rows.slice(0, 3)).toMatchObject([
      { action: "delete", count: 2, change_ids, is_undone: false },
      { action: "undo", count: 2, change_ids: null, is_undone: true },
      { action: "delete", count: 2, change_ids: null, is_undone: false },
    ]);
    const third = await undo(change_ids, "delete");
    expect(await rowOf(promotions, ids[0] ?? "")).toBeDefined();
    expect(await undone(changeOf(third), "undo")).toMatchObject({ action: "delete", left: [] });
  });

  it("of a deletion stays where the record was changed or is used since", async () => {
    const { id: category } = await add("categories", { ...categoryInput(), name: "Kullanılan" });
    const { id: page } = await add("pages", { ...pageInput(), title: "Değişen" });
    const restorations: [string, string][] = [];
    for (const [path, name] of [
      [`categories/${category}`, "Kullanılan"],
      [`pages/${page}`, "Değişen"],
    ] as const)
      restorations.push([changeOf(await undo(await change("DELETE", path), "delete")), name]);
    await add("promotions", { ...promotionInput(), category_id: category });
    await change("PUT", `pages/${page}`, { ...pageInput(), title: "Değişen", ...(await basisOf(pages, page)) });
    for (const [restored, name] of restorations)
      await expectRefused(await undo(restored, "undo"), 409, `“${name}” olduğu gibi kaldı: sonradan değişmiş`);
    expect([await rowOf(promotion_categories, category), await rowOf(pages, page)]).not.toContain(undefined);
  });

  it("is one transaction: where a part fails, nothing is restored", async () => {
    // No route makes such a change: deleted records and former values are joined here.
    const { id } = await add("promotions", promotionInput());
    const category = (await add("categories", categoryInput())).id;
    const made = await change("DELETE", `categories/${category}`);
    const edited = await change("PUT", `promotions/${id}/code`, {
      promotion_code: "IKI",
      ...(await basisOf(promotions, id)),
    });
    const { db } = site.server;
    await db.update(record_versions).set({ change_id: made }).where(eq(record_versions.change_id, edited));
    await db.update(activities).set({ change_id: made }).where(eq(activities.change_id, edited));
    await db.run(
      sql`create trigger no_code before update of promotion_code on promotions begin select raise(abort, 'no'); end`,
    );
    expect((await undo(made, "delete")).status).toBeGreaterThanOrEqual(500);
    site.server.harness.clearLogs();
    await db.run(sql`drop trigger no_code`);
    expect(await rowOf(promotion_categories, category)).toBeUndefined();
    expect((await undone(made, "delete")).ids.sort()).toEqual([id, category].sort());
  });

  it("of a comment's deletion waits for its promotion", async () => {
    const promotion = await add("promotions", promotionInput());
    const comment = { ...commentInput(), id: crypto.randomUUID(), promotion_id: promotion.id, search_text: "" };
    await site.server.db.insert(promotion_comments).values({ ...comment, user_name: "Bekleyen" });
    const deleted = await change("DELETE", `comments/${comment.id}`);
    await send("DELETE", `promotions/${promotion.id}`);
    const sentence = "“Bekleyen” olduğu gibi kaldı: bağlı olduğu kayıt silinmiş";
    await expectRefused(await undo(deleted, "delete"), 409, sentence);
    await send("PUT", `trash/${promotion.id}/restoration`);
    expect(await undone(deleted, "delete")).toMatchObject({ ids: [comment.id] });
  });

  it("of a deletion does not restore what was deleted again later", async () => {
    const { id } = await add("categories", categoryInput());
    const first = await change("DELETE", `categories/${id}`);
    await send("PUT", `trash/${id}/restoration`);
    await send("DELETE", `categories/${id}`);
    expect((await undo(first, "delete")).status).toBe(409);
    expect(await rowOf(promotion_categories, id)).toBeUndefined();
  });
});
