import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { promotion_comments, promotions } from "../../db/schema";
import { COMMENTED_PAGE, setupCommenter, stampIn, unstamped } from "../support/commenter";
import { setupSite } from "../support/site";

const site = setupSite();
const commenter = setupCommenter(site);
const { count, validComment } = commenter;

describe("a comment sent by form", () => {
  const submit = (fields: Record<string, string>, headers = {}, path = COMMENTED_PAGE) =>
    site.server.post(path, new URLSearchParams(fields).toString(), {
      "Content-Type": "application/x-www-form-urlencoded",
      ...headers,
    });

  it("redirects to the page, which shows the message", async () => {
    const { user_name, comment, stamp } = validComment();
    const fields = { promotion_id: commenter.promotion_id, user_name, comment, rating: "3", stamp };
    const response = await submit(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`${COMMENTED_PAGE}#yorum-eklendi`);
    const page = await site.html(COMMENTED_PAGE);
    expect(page).toMatch(/id="yorum-eklendi" class="note good told"[^>]*>Yorumunuz başarıyla eklendi</);
    expect(page).toContain("<bdi>Gülşah Ö.</bdi>");
    expect(page).toContain(comment);
    const blank = await submit({ ...fields, comment: " " });
    const form = await blank.text();
    expect(form).not.toContain(">Yorumunuz başarıyla eklendi<");
    expect(stampIn(form)).toBe(stamp);
    const [row] = await site.server.db.select().from(promotion_comments).where(eq(promotion_comments.comment, comment));
    expect(row?.rating).toBe(3);
  });

  it("that waits for an editor is confirmed as such and shown to nobody", async () => {
    const before = unstamped(await site.html(COMMENTED_PAGE));
    const { user_name, comment } = validComment();
    const response = await submit({ promotion_id: commenter.promotion_id, user_name, comment, rating: "3" });
    expect(response.headers.get("Location")).toBe(`${COMMENTED_PAGE}#yorum-bekliyor`);
    expect(unstamped(await site.html(COMMENTED_PAGE))).toBe(before);
    expect(before).toMatch(/id="yorum-bekliyor"[^>]*>Yorumunuz alındı; onaylandıktan sonra burada görünecek</);
  });

  it("keeps its text when it is refused", async () => {
    const before = await count();
    const response = await submit({
      promotion_id: commenter.promotion_id,
      user_name: "Çağrı <b>",
      comment: "  ",
      rating: "2",
    });
    expect(response.status).toBe(422);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await response.text();
    expect(page).toContain("Lütfen yorumunuzu yazın");
    expect(page).toContain('value="Çağrı &lt;b&gt;"');
    expect(page).toMatch(/value="2" checked|checked="" [^>]*value="2"|value="2"[^>]*checked/);
    expect(await count()).toBe(before);
  });

  it("sent after the end of its promotion is refused, and its text is shown again", async () => {
    await site.set(promotions, commenter.promotion_id, { is_active: false });
    const response = await submit({
      promotion_id: commenter.promotion_id,
      user_name: "Ada",
      comment: "Geç kalan yorum",
      rating: "5",
    });
    await site.set(promotions, commenter.promotion_id, { is_active: true });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain("Bu bonus artık aktif olmadığı için yorum alınmıyor");
    expect(page).toContain("Geç kalan yorum");
  });

  it("is refused from another origin, too large, or of a strange type", async () => {
    const before = await count();
    const { user_name, comment } = validComment();
    const fields = { promotion_id: commenter.promotion_id, user_name, comment, rating: "5" };
    expect((await submit(fields, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await submit({ ...fields, comment: "x".repeat(1_000_000) })).status).toBe(413);
    expect((await submit(fields, { "Content-Type": "text/plain" })).status).toBe(415);
    expect(
      (await site.server.post("/bonuslar", "a=b", { "Content-Type": "application/x-www-form-urlencoded" })).status,
    ).toBe(405);
    expect(await count()).toBe(before);
  });
});

describe("the list of comments", () => {
  it("shows all that are published, newest first, 10 a page", async () => {
    const total = (
      await site.server.db
        .select()
        .from(promotion_comments)
        .where(
          and(eq(promotion_comments.promotion_id, commenter.promotion_id), eq(promotion_comments.status, "published")),
        )
    ).length;
    const dates: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 10); page++) {
      const list =
        /<ol class="comments">([\s\S]*?)<\/ol>/.exec(
          await (await site.server.get(`${COMMENTED_PAGE}?sayfa=${page}`)).text(),
        )?.[1] ?? "";
      dates.push(
        ...[...list.matchAll(/<li [^>]*class="comment"[^>]*>[\s\S]*?dateTime="([^"]+)"/g)].map(
          ([, date]) => date ?? "",
        ),
      );
    }
    expect(dates).toHaveLength(total);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});
