import { describe, expect, it } from "vitest";
import { admin_users, promotion_comments, users } from "../../db/schema";
import { visitComments } from "../../worker/comments/visits.server";
import { COMMENTED_PAGE, setupCommenter } from "../support/commenter";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const commenter = setupCommenter(site);

describe("a visit to the list of comments", () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 9, minutes));
  const iso = (minutes: number) => at(minutes).toISOString();

  it("remembers the end of the visit before it, and ends after half an hour without requests", async () => {
    const { db } = site.server;
    const [editor] = await db.insert(users).values({ email: "ziyaret@x.example", password_hash: "" }).returning();
    const id = editor?.id ?? "";
    await db.insert(admin_users).values({ id });
    const visit = (minutes: number) => visitComments(db, id, at(minutes));
    expect(await visit(0)).toBeNull();
    expect(await visit(10)).toBeNull();
    expect(await visit(41)).toBe(iso(10));
    expect(await visit(60)).toBe(iso(10));
    expect(await visit(90)).toBe(iso(10));
    expect(await visit(121)).toBe(iso(90));
  });

  it("is noted for the account that looks", async () => {
    const visit = async () => (await site.admin.send("PUT", "/api/admin/comments/visit")).json();
    expect(await visit()).toEqual({ since: null });
    const { id } = await site.admin.call("GET", "session");
    await site.set(admin_users, id, { comments_seen_at: iso(0) });
    expect(await visit()).toEqual({ since: iso(0) });
  });
});

describe("'Sitede gör'", () => {
  const placeOf = (id: string) => site.admin.get(`/api/admin/comments/${id}/page`);

  it("leads to the comment on the page of the list that shows it", async () => {
    const { db } = site.server;
    const rows = (await db.select().from(promotion_comments))
      .filter((row) => row.promotion_id === commenter.promotion_id && row.status === "published")
      .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id));
    // A moment that two comments share, on both sides of a page's end.
    await site.set(promotion_comments, rows[10]?.id, { created_at: rows[9]?.created_at ?? "" });
    expect(rows.length).toBeGreaterThan(20);
    for (const { id } of [rows[0], rows[9], rows[10], rows[11], rows.at(-1)].filter((row) => row !== undefined)) {
      const answer = await placeOf(id);
      expect(answer.status).toBe(302);
      const location = answer.headers.get("Location") ?? "";
      expect(location).toMatch(new RegExp(`^${COMMENTED_PAGE}(\\?sayfa=\\d+)?#yorum-${id.slice(0, 8)}$`));
      expect(await site.html(location.split("#")[0] ?? ""), location).toContain(`id="yorum-${id.slice(0, 8)}"`);
    }
  });

  it.each(["hold", "hide", "spam"])("answers 404 for a comment that is not published, after %s", async (action) => {
    const { id } = await (await site.server.post("/api/comments", commenter.validComment())).json<{ id: string }>();
    expect((await placeOf(id)).status).toBe(302);
    await site.admin.send("POST", "/api/admin/comments/selection", { action, ids: [id] });
    await expectRefused(await placeOf(id), 404, "Bu yorum sitede görünmüyor");
  });
});
