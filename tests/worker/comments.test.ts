import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { content_version, promotion_comments, promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { COMMENTED_PAGE, setupCommenter, stampIn, unstamped } from "../support/commenter";
import { setupSite } from "../support/site";

const site = setupSite();
const commenter = setupCommenter(site);
const { count, validComment } = commenter;
const send = (body: unknown, headers?: Record<string, string>) => site.server.post("/api/comments", body, headers);

interface Answer {
  error: { code: string; message: string };
  fields?: Record<string, string>;
}

async function expectRefused(body: unknown, status: number, message?: string) {
  const before = await count();
  const response = await send(body);
  expect(response.status).toBe(status);
  const answer = await response.json<Answer>();
  expect(answer.error.message).toMatch(/[a-zğüşıöç]/i);
  if (message) expect(answer.error.message).toBe(message);
  expect(await count()).toBe(before);
  return answer;
}

describe("a comment sent by script", () => {
  it("is stored and shown on top", async () => {
    const input = validComment();
    const response = await send(input);
    expect(response.status).toBe(201);
    const { user_name, comment, rating } = input;
    expect(await response.json()).toMatchObject({
      ...{ user_name, comment, rating, status: "published" },
      message: "Yorumunuz başarıyla eklendi",
    });
    const [row] = await site.server.db.select().from(promotion_comments).where(eq(promotion_comments.comment, comment));
    expect(row).toMatchObject({ user_name, comment, rating, promotion_id: commenter.promotion_id });
    const page = await (await site.server.get(COMMENTED_PAGE)).text();
    expect(page.indexOf(comment)).toBeGreaterThan(0);
    expect(/<ol class="comments">[\s\S]*?<p class="words">(.*?)<\/p>/.exec(page)?.[1]).toBe(comment);
  });

  it("takes five stars where none are given and cleans what nobody sees", async () => {
    const response = await send({
      promotion_id: commenter.promotion_id,
      user_name: "  A\u202Eb\n c ",
      comment: "satır\r\nsonu\u0000 👩‍👧",
      rating: undefined,
    });
    expect(await response.json()).toMatchObject({ user_name: "Ab c", comment: "satır\nsonu 👩‍👧", rating: 5 });
  });

  it("is bounded in lines and in marks stacked on a letter", async () => {
    const response = await send({
      promotion_id: commenter.promotion_id,
      user_name: `Z${"\u0335".repeat(5_000)}`,
      comment: "a\n".repeat(999),
      rating: 5,
    });
    const { user_name, comment } = await response.json<{ user_name: string; comment: string }>();
    expect(user_name).toBe(`Z${"\u0335".repeat(3)}`);
    expect(comment.split("\n")).toHaveLength(40);
    expect(comment.replace(/\s/g, "")).toBe("a".repeat(999));
  });

  it.each([
    ["no name", { user_name: "" }, "Lütfen kullanıcı adınızı girin"],
    ["no comment", { comment: "   \n " }, "Lütfen yorumunuzu yazın"],
    ["a name of 61 characters", { user_name: "ş".repeat(61) }, "Kullanıcı adı en çok 60 karakter olabilir"],
    ["a comment of 2001 characters", { comment: "ğ".repeat(2001) }, "Yorum en çok 2000 karakter olabilir"],
    ["rating null", { rating: null }, "Puan 1 ile 5 arasında bir tam sayı olmalıdır"],
    ["an array as name", { user_name: ["a"] }, "Lütfen kullanıcı adınızı girin"],
    ["an object as comment", { comment: { a: 1 } }, "Lütfen yorumunuzu yazın"],
  ])("with %s is refused with its sentence", async (_, change, message) => {
    const { fields } = await expectRefused({ ...validComment(), ...change }, 422, message);
    expect(Object.values(fields ?? {})).toEqual([message]);
  });

  it("takes exactly 60 and 2000 characters as a reader counts", async () => {
    const response = await send({ ...validComment(), user_name: "👩‍👧".repeat(60), comment: "👍🏽".repeat(2000) });
    expect(response.status).toBe(201);
  });

  it("on a promotion that is missing, inactive or expired is refused", async () => {
    await expectRefused({ ...validComment(), promotion_id: crypto.randomUUID() }, 404, "Promosyon bulunamadı");
    const ended = "Bu bonus artık aktif olmadığı için yorum alınmıyor";
    await site.set(promotions, commenter.promotion_id, { is_active: false });
    await expectRefused(validComment(), 422, ended);
    await site.set(promotions, commenter.promotion_id, { is_active: true, expiry_date: dayAfter(new Date(), -1) });
    await expectRefused(validComment(), 422, ended);
    await site.set(promotions, commenter.promotion_id, { expiry_date: null });
  });

  it("ignores columns nobody may set", async () => {
    const response = await send({
      ...validComment(),
      id: "x",
      created_at: "1999-01-01",
      search_text: "x",
      __proto__: { rating: 1 },
    });
    const answer = await response.json<{ id: string; created_at: string }>();
    expect(answer.id).not.toBe("x");
    expect(answer.created_at.slice(0, 4)).not.toBe("1999");
  });

  it("of the wrong shape, type, size, method or origin gets the right status", async () => {
    await expectRefused("{", 400);
    await expectRefused("null", 422, "Gönderilen veri geçersiz");
    await expectRefused("[]", 422, "Gönderilen veri geçersiz");
    await expectRefused({ ...validComment(), comment: "x".repeat(1_000_000) }, 413);
    const before = await count();
    expect((await send(validComment(), { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await send(validComment(), { Origin: "https://evil.example" })).status).toBe(403);
    expect((await send(validComment(), { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const withoutOrigin = await site.server.get("/api/comments", {
      method: "POST",
      body: JSON.stringify(validComment()),
      headers: { "Content-Type": "application/json" },
    });
    expect(withoutOrigin.status).toBe(403);
    const wrongMethod = await site.server.get("/api/comments");
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get("Allow")).toBe("POST");
    expect(await count()).toBe(before);
  });

  it.each([
    ["without a stamp", { stamp: undefined }, "pending", "stamp"],
    ["with a stamp of another promotion's form", { stamp: "other" }, "pending", "stamp"],
    ["with a stamp set back in time", { stamp: "older" }, "pending", "stamp"],
    ["with a stamp somebody made", { stamp: `${Date.now().toString(36)}.${"0".repeat(32)}` }, "pending", "stamp"],
    ["with a stamp that is no text", { stamp: { $gt: "" } }, "pending", "stamp"],
    ["sent as soon as its form was rendered", { stamp: "fresh" }, "pending", "speed"],
    ["with a link", { comment: "Hemen gel: kazandiran-bahis.xyz" }, "pending", "link"],
    ["with a link as name", { user_name: "www.kotu.example" }, "pending", "link"],
    ["of the same words again and again", { comment: "bonus al bonus al bonus al bonus al" }, "pending", "words"],
    ["with the field filled that nobody sees", { message: "Merhaba" }, "pending", "trap"],
  ])("%s waits for an editor, and the answer says so", async (_, change, status, held_for) => {
    const version = () => site.server.db.select().from(content_version);
    const stamps: Record<string, () => Promise<string>> = {
      older: () => {
        const [time = "", signature] = validComment().stamp.split(".");
        return Promise.resolve(`${(parseInt(time, 36) - 60_000).toString(36)}.${signature}`);
      },
      other: async () => stampIn(await site.html("/bonuslar/isilti-casino/50-tl-deneme-bonusu")),
      fresh: async () => {
        await site.server.db.update(content_version).set({ content: Math.floor(Math.random() * 1e9) });
        return stampIn(await site.html(COMMENTED_PAGE));
      },
    };
    const input: Record<string, unknown> = { ...validComment(), ...change };
    const made = typeof input["stamp"] === "string" ? stamps[input["stamp"]] : undefined;
    if (made) input["stamp"] = await made();
    const before = unstamped(await site.html(COMMENTED_PAGE));
    const was = await version();
    const response = await send(input);
    expect(response.status).toBe(201);
    const answer = await response.json<{ id: string }>();
    expect(answer).toMatchObject({
      status: "pending",
      message: "Yorumunuz alındı; onaylandıktan sonra burada görünecek",
    });
    const row = await site.rowOf(promotion_comments, answer.id);
    expect(row).toMatchObject({ status, held_for });
    expect(await version()).toEqual(was);
    expect(unstamped(await site.html(COMMENTED_PAGE))).toBe(before);
  });

  it("is limited to 30 in ten minutes per address, exactly, even in parallel", async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(validComment())));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(30).fill(201), ...Array<number>(10).fill(429)]);
    const limited = answers.find(({ status }) => status === 429);
    expect(Number(limited?.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(await count()).toBe(before + 30);
  });
});
