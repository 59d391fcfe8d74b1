import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import {
  comment_rules,
  comment_senders,
  type Comment,
  promotion_comments,
  record_versions,
  trash,
} from "../../db/schema";
import { runCron } from "../../worker/cron";
import { setupCommenter } from "../support/commenter";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const DAY_MS = 86_400_000;
const site = setupAdminSite();
const { validComment } = setupCommenter(site);
const rows = () => site.server.db.select().from(comment_senders);

/** Saves lists of words. */
async function setWords(always_words: string[] | string, never_words: string[] = []) {
  const { id, updated_at } = await site.admin.call<{ id: string; updated_at: string }>("GET", "comment-rules");
  return site.admin.send("PUT", `/api/admin/comment-rules/${id}`, { always_words, never_words, updated_at });
}

/** Sends a comment from a network address and returns its row. */
async function say(change: object = {}, address = "10.20.0.1"): Promise<Comment> {
  const answer = await site.server.post(
    "/api/comments",
    { ...validComment(), ...change },
    { "CF-Connecting-IP": address },
  );
  expect(answer.status).toBe(201);
  const { id } = await answer.json<{ id: string }>();
  const row = await site.rowOf(promotion_comments, id);
  if (!row) throw new Error("not stored");
  return row;
}
const comment = async (id: string) => {
  const row = await site.rowOf(promotion_comments, id);
  return row as Comment;
};
const decide = (id: string, verdict: string) => site.admin.send("PUT", `/api/admin/comments/${id}/sender`, { verdict });

afterEach(async () => {
  await site.server.db.update(comment_rules).set({ always_words: [], never_words: [] });
  await site.server.db.delete(comment_senders);
});

describe("listed words", () => {
  it("let a comment wait, and the list says for which", async () => {
    await setWords("tuzak\nKaçak bahis\n\n");
    expect(await say({ comment: "Burada KAÇAK-BAHİS yok sanıyordum." })).toMatchObject({
      ...{ status: "pending", held_for: "listed", held_match: "Kaçak bahis" },
    });
    expect(await say({ user_name: "Tuzak" })).toMatchObject({ held_for: "listed", held_match: "tuzak" });
    expect(await say()).toMatchObject({ status: "published", held_for: null, held_match: null });
  });

  it("that never let it wait lift the rules about its text, but not those about how it was sent", async () => {
    const comment = "bonus al bonus al bonus al bonus al çok güzel güzel";
    await setWords([], ["Bonus al", "rehber.example"]);
    expect(await say({ comment })).toMatchObject({ status: "published" });
    expect(await say({ comment, user_name: "Başkası" })).toMatchObject({ status: "published" });
    expect(await say({ comment: "Ayrıntısı rehber.example/bonuslar sayfasında." })).toMatchObject({
      status: "published",
    });
    expect(await say({ comment: "Bonus al: www.kotu.example adresinde" })).toMatchObject({
      ...{ held_for: "link", held_match: "www.kotu.example" },
    });
    expect(await say({ comment: "Bonus al dediler, aldım.", stamp: "" })).toMatchObject({ held_for: "stamp" });
  });

  it("that always let it wait win over those that never do", async () => {
    await setWords(["kaçak"], ["bonus"]);
    expect(await say({ comment: "Kaçak bonus" })).toMatchObject({ status: "pending", held_for: "listed" });
  });

  it("that never let it wait do not publish a comment whose hidden field is filled", async () => {
    await setWords([], ["bonus"]);
    expect(await say({ comment: "Bonus", message: "x" })).toMatchObject({ status: "pending", held_for: "trap" });
  });

  it.each([
    [Array.from({ length: 201 }, (_, n) => `söz ${n}`), "En çok 200 satır yazılabilir"],
    [["x".repeat(61)], "Bir satır en çok 60 karakter olabilir"],
    [["iyi", "***"], "Her satırda en az bir harf ya da rakam olmalıdır"],
  ])("are refused: %j", async (words, sentence) => {
    const { fields } = await expectRefused(await setWords(words), 422);
    expect(fields).toEqual({ always_words: sentence });
  });
});

describe("a network address", () => {
  it("whose comments always wait is told by its hash alone", async () => {
    const first = await say();
    expect(first.sender).toMatch(/^[\da-f]{32}$/);
    expect((await decide(first.id, "always")).status).toBe(200);
    expect(await say()).toMatchObject({ status: "pending", held_for: "sender", sender: first.sender });
    expect(await say({}, "10.20.0.2")).toMatchObject({ status: "published" });
    expect(await rows()).toMatchObject([{ id: first.sender, verdict: "always", user_name: first.user_name }]);
    const { rows: listed } = await site.admin.call<{ rows: { sender_verdict: string | null }[] }>(
      "GET",
      "comments?status=pending",
    );
    expect(listed[0]).toMatchObject({ sender: first.sender, sender_verdict: "always" });
  });

  it("whose comments never wait is published at once, unless a listed word is in them", async () => {
    const { id } = await say({ comment: "www.kotu.example" });
    await decide(id, "always");
    expect((await decide(id, "never")).status).toBe(200);
    await setWords(["kaçak"]);
    const comment = "bonus al bonus al bonus al bonus al www.kotu.example";
    expect(await say({ comment, stamp: "" })).toMatchObject({ status: "published", held_for: null });
    expect(await say({ comment, user_name: "Başkası" })).toMatchObject({ status: "published" });
    expect(await say({ comment: "Kaçak" })).toMatchObject({ status: "pending", held_for: "listed" });
    for (let n = 0; n < 10; n++) expect(await say()).toMatchObject({ status: "published" });
    expect(await say({}, "10.20.0.2")).toMatchObject({ status: "pending", held_for: "burst" });
  });

  it("is forgotten again, by editors and on comments after 30 days", async () => {
    const { id, sender } = await say();
    await decide(id, "always");
    expect((await site.admin.send("DELETE", `/api/admin/comment-rules/senders/${sender}`)).status).toBe(204);
    expect(await say()).toMatchObject({ status: "published" });
    const { updated_at } = await comment(id);
    await site.admin.send("PUT", `/api/admin/comments/${id}/reply`, { reply: "Sağ olun", updated_at });
    const deleted = await say();
    await site.admin.send("DELETE", `/api/admin/comments/${deleted.id}`);
    const senders = async () => {
      const kept = await comment(id);
      const gone = await site.rowOf(trash, deleted.id);
      const states = await site.server.db.select().from(record_versions).where(eq(record_versions.record_id, id));
      const former = states.flatMap(({ row }) => row["sender"] ?? []);
      return [kept.sender, (gone?.row as Partial<Comment> | undefined)?.sender, ...former];
    };
    await runCron(site.server.env, {}, "17 1 * * *", new Date(Date.now() + 29 * DAY_MS));
    expect(await senders()).toEqual([sender, sender, sender]);
    // The trash still keeps the comment: it was deleted later than it was written.
    await site.server.db.update(trash).set({ deleted_at: new Date(Date.now() + 20 * DAY_MS).toISOString() });
    await runCron(site.server.env, {}, "17 1 * * *", new Date(Date.now() + 31 * DAY_MS));
    expect(await senders()).toEqual([null, undefined]);
    await expectRefused(await decide(id, "always"), 422);
    expect(await rows()).toEqual([]);
  });

  it("cannot be decided about without a comment, with another word, or beyond 500", async () => {
    await expectRefused(await decide(crypto.randomUUID(), "always"), 404, "Yorum bulunamadı");
    const [known, unknown] = [await say(), await say({}, "10.20.0.2")];
    await expectRefused(await decide(known.id, "sometimes"), 422);
    await decide(known.id, "always");
    const others = Array.from({ length: 499 }, (_, n) => ({
      ...{ id: `adres ${n}`, verdict: "always" as const, user_name: "Robot", created_by: "x" },
    }));
    for (let from = 0; from < others.length; from += 15)
      await site.server.db.insert(comment_senders).values(others.slice(from, from + 15));
    await expectRefused(await decide(unknown.id, "always"), 422);
    expect((await decide(known.id, "never")).status).toBe(200);
  });
});
