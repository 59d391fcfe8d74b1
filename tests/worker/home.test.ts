import { like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { promotions } from "../../db/schema";
import { dayAfter } from "../../worker/text/calendar";
import { age, listedPromotion, setupListedBonuses } from "../support/listed-bonuses";

const { site, titles, titlesIn } = setupListedBonuses();

const sectionOf = (html: string, title: string) =>
  titlesIn(html.split(`<h2>${title}</h2>`)[1]?.split("</section>")[0] ?? "");

describe("home", () => {
  it("shows what ends soon and what has the lowest wagering, but no bonus twice", async () => {
    const { db } = site.server;
    for (let i = 0; i < 12; i++)
      await db.insert(promotions).values(listedPromotion(`Yeni${i}`, { ...age(0), wagering: 0, fixed_bonus: 10 }));
    const html = await site.html("/");
    expect(sectionOf(html, "Bitmek Üzere")).toEqual(["Iki"]);
    expect(sectionOf(html, "En Düşük Çevrim")).toEqual(["Dort", "Bir"]);
    await db.delete(promotions).where(like(promotions.title, "Yeni%"));
  });

  it("shows what does not say who can get it behind the others of a section (P3.2)", async () => {
    const { db } = site.server;
    for (let i = 0; i < 12; i++)
      await db.insert(promotions).values(listedPromotion(`Yeni${i}`, { ...age(0), fixed_bonus: 10 }));
    const older = { ...age(9), fixed_bonus: 10 };
    const soon = (days: number) => dayAfter(new Date(), days);
    await db
      .insert(promotions)
      .values([
        listedPromotion("Yeni20", { ...older, expiry_date: soon(1) }),
        listedPromotion("Yeni21", { ...older, expiry_date: soon(9), audience: "existing" }),
        listedPromotion("Yeni22", { ...older, wagering: 0 }),
        listedPromotion("Yeni23", { ...older, wagering: 40, audience: "new" }),
      ]);
    const html = await site.html("/");
    expect(sectionOf(html, "Bitmek Üzere")).toEqual(["Yeni21", "Yeni20", "Iki"]);
    expect(sectionOf(html, "En Düşük Çevrim")).toEqual(["Yeni23", "Dort", "Yeni22"]);
    await db.delete(promotions).where(like(promotions.title, "Yeni%"));
  });

  it("shows bonuses that state what they give before others, whose cards have no dashes alone (P3.2)", async () => {
    const { db } = site.server;
    await db
      .insert(promotions)
      .values([
        listedPromotion("Yeni1", { ...age(0), wagering: 0, expiry_date: dayAfter(new Date(), 1) }),
        listedPromotion("Yeni2", { ...age(1), expiry_date: dayAfter(new Date(), 1) }),
      ]);
    const html = await site.html("/");
    expect(titlesIn(html)).toEqual(["Bir", "Iki", "Dort", "Yeni1", "Yeni2", "Uc"]);
    const [, , , first = "", second = ""] = html.split('<div class="card').slice(1);
    expect(first).toMatch(/Çevrim <b>Yok<\/b>/);
    expect(second).toContain("Şartlar metinde");
    expect(second).not.toContain("–");
    await db.delete(promotions).where(like(promotions.title, "Yeni%"));
  });

  it("counts for each choice of the finder as many bonuses as the list then has (P3.1)", async () => {
    const { db } = site.server;
    await db
      .insert(promotions)
      .values([
        listedPromotion("Yeni", { wagering: 5, min_deposit: 100, audience: "new" }),
        listedPromotion("Yeni2", { wagering: 5, min_deposit: 250, audience: "existing" }),
        listedPromotion("Yeni3", { wagering: 0, min_deposit: 100, audience: "all" }),
      ]);
    const [, counts = ""] = /data-counts="([^"]+)"/.exec(await site.html("/")) ?? [];
    const choices = ["&uye=0", "&uye=1"].flatMap((membership) =>
      ["", "&yatirim=100", "&yatirim=250", "&yatirim=500", "&yatirim=1000"].flatMap((deposit) =>
        ["", "cevrim=0", "cevrim=10", "cevrim=20", "cevrim=30"].map((wagering) => wagering + deposit + membership),
      ),
    );
    const found: number[] = [];
    for (const choice of choices) found.push((await titles(`/bonuslar?${choice}`)).length);
    expect(counts.split(",").map(Number)).toEqual(found);
    await db.delete(promotions).where(like(promotions.title, "Yeni%"));
  });

  it("counts bonuses and sites and says when one last changed", async () => {
    expect((await site.html("/")).replace(/<[^>]*>/g, "")).toContain("4 aktif bonus · 2 site · son güncelleme bugün");
  });
});
