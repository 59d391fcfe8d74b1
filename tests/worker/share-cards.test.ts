import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { postCard } from "../../app/ui/post-share-card";
import { cardMark, casinoCard, promotionCard } from "../../app/ui/share-card";
import { activities, casinos, media } from "../../db/schema";
import { formatMoney, LIRA } from "../../worker/text/money";
import { fileForm, GIF, JPEG, type StoredImage } from "../support/images";
import { casinoInput, postInput, promotionInput } from "../support/inputs";
import { libraryClient, PATH } from "../support/library-client";
import { promotionClient } from "../support/promotion-client";
import { setupAdminSite } from "../support/site";
import { SITE_URL } from "../support/test-server";

const site = setupAdminSite();
const promotions = promotionClient(site);
const { list, inLibrary } = libraryClient(site);
const money = (amount: number) => formatMoney(amount, LIRA);
const SITE_NAME = "Bonus Rehberi";

const uploaded = async (mark: string) => {
  const sent = await site.admin.send("POST", `${PATH}/cards`, fileForm(JPEG, `Kart_${mark}.jpg`));
  expect(sent.status).toBe(201);
  return (await sent.json<StoredImage>()).url;
};
const sharedBy = async (path: string) => {
  const html = await site.html(path);
  return Array.from(html.matchAll(/property="og:image(?::\w+)?" content="([^"]*)"/g), ([, content]) => content);
};
const OWN_CARD = [`${SITE_URL}/og.png`, "image/png", "1200", "630", SITE_NAME];
const send = async <Row>(method: string, path: string, input: object) => {
  const answer = await site.admin.send(method, `/api/admin/${path}`, input);
  expect(answer.status).toBeLessThan(300);
  return answer.json<Row & { id: string; slug: string; updated_at: string; share_image_url: string | null }>();
};

describe("the card of a promotion for messengers", () => {
  const terms = { bonus_percent: 100, wagering: 20, wagering_base: "bonus" as const, expiry_date: "2099-12-31" };
  const input = () => ({ ...promotions.good(), ...terms, title: "Işıltılı Kart" });
  const markNow = (change: object = {}) => {
    const nothing = { loss_percent: null, fixed_bonus: null, free_spins: null, steps: null };
    const bare = { ...nothing, max_bonus: null, min_deposit: null, ...input(), ...change };
    return cardMark(promotionCard({ ...bare, casino_name: promotions.casino().name }, money), SITE_NAME);
  };
  const pageOf = ({ slug }: { slug: string }) => `/bonuslar/${promotions.casino().slug}/${slug}`;

  it("is shown with size, type and text until it says something else", async () => {
    const url = await uploaded(markNow());
    const { id, ...added } = await send("POST", "promotions", { ...input(), share_image_url: url });
    const own = [
      ...[SITE_URL + url, "image/jpeg", "1200", "630"],
      "Işıltılı Kart · Bonus: %100 · Çevrim: 20x · Son gün: 31 Aralık 2099",
    ];
    expect(await sharedBy(pageOf(added))).toEqual(own);
    const moved = await send("PUT", `promotions/${id}/expiry`, {
      expiry_date: "2099-12-30",
      updated_at: added.updated_at,
    });
    expect(await sharedBy(pageOf(added))).toEqual(OWN_CARD);
    const { updated_at } = await send("PUT", `promotions/${id}`, { ...input(), updated_at: moved.updated_at });
    expect(await sharedBy(pageOf(added))).toEqual(own);
    const next = await uploaded(markNow({ wagering: 30 }));
    await send("PUT", `promotions/${id}`, { ...input(), wagering: 30, share_image_url: next, updated_at });
    expect((await sharedBy(pageOf(added)))[0]).toBe(SITE_URL + next);
  });

  it("is in use while the record has it, also after an import, and unused then", async () => {
    const url = await uploaded(markNow());
    const { id, updated_at } = await send("POST", "promotions", { ...input(), share_image_url: url });
    const isUnused = async (address: string) => (await list("?state=unused")).rows.some((row) => row.url === address);
    expect(await isUnused(url)).toBe(false);
    await send("POST", "promotions/import", {
      is_dry: false,
      lines: [{ line: 2, id, values: { wagering: 25, title: "Yeni Ad" } }],
    });
    const [card] = (await list("?folder=cards")).rows.filter((row) => row.url === url);
    expect(card?.uses).toEqual([{ kind: "promotion", id, name: "Yeni Ad", lacks_alt: 0 }]);
    const [row] = (await list("?folder=cards")).rows;
    expect((await site.admin.send("DELETE", `${PATH}/${row?.id}`)).status).toBe(409);
    const next = await uploaded(markNow({ wagering: 30 }));
    const stale = { ...input(), wagering: 30, share_image_url: next, updated_at };
    expect((await site.admin.send("PUT", `/api/admin/promotions/${id}`, stale)).status).toBe(409);
    expect([await isUnused(url), await isUnused(next)]).toEqual([false, true]);
    const current = await site.admin.call<{ updated_at: string }>("GET", `promotions/${id}`);
    await send("PUT", `promotions/${id}`, { ...stale, updated_at: current.updated_at });
    expect([await isUnused(url), await isUnused(next)]).toEqual([true, false]);
  });

  it.each(["https://baska.example/a.jpg", "/media/promotions/a.jpg", "/media/cards/a.png", 5])(
    "is refused at %j",
    async (share_image_url) => {
      const answer = await site.admin.send("POST", "/api/admin/promotions", { ...input(), share_image_url });
      expect(answer.status).toBe(422);
    },
  );

  it("is not that of a casino that is not recommended", async () => {
    const url = await uploaded(markNow());
    const added = await send("POST", "promotions", { ...input(), share_image_url: url });
    const { id, standing } = promotions.casino();
    const judge = (change: object) => site.set(casinos, id, change);
    await judge({ standing: "not_recommended", standing_reason: "Ödemiyor" });
    expect(await sharedBy(pageOf(added))).toEqual(OWN_CARD);
    await judge({ standing, standing_reason: null });
    expect((await sharedBy(pageOf(added)))[0]).toBe(SITE_URL + url);
  });
});

describe("other cards", () => {
  it("are those of a casino and of a post", async () => {
    const casino = { ...casinoInput(), name: "Kartlı Casino" };
    const casinoMark = cardMark(
      casinoCard({
        name: casino.name,
        score: null,
        rating: null,
        is_licensed: false,
        licence_country: null,
        licence_authority: null,
      }),
      SITE_NAME,
    );
    const ofCasino = await uploaded(casinoMark);
    const added = await send("POST", "casinos", {
      ...casino,
      rating: null,
      is_licensed: false,
      licence_country: null,
      share_image_url: ofCasino,
    });
    expect((await sharedBy(`/casino/${added.slug}`))[0]).toBe(SITE_URL + ofCasino);
    const post = { ...postInput(), title: "Kartlı Yazı", publish: true };
    const ofPost = await uploaded(cardMark(postCard(post), SITE_NAME));
    const { slug } = await send("POST", "blog", { ...post, share_image_url: ofPost });
    expect(await sharedBy(`/blog/${slug}`)).toEqual([SITE_URL + ofPost, "image/jpeg", "1200", "630", "Kartlı Yazı"]);
  });

  it("stand in the library only where they are asked for, need no smaller files and are no activity", async () => {
    const before = await site.server.db.$count(activities);
    const url = await uploaded("0123abcd");
    expect(url).toMatch(/^\/media\/cards\/card_\d{13}_[\da-f]{16}_0123abcd\.jpg$/);
    expect(await inLibrary(url)).toBeUndefined();
    expect((await list("?folder=cards")).rows.map((row) => row.url)).toContain(url);
    const [row] = await site.server.db
      .select()
      .from(media)
      .where(eq(media.key, url.slice("/media/".length)));
    expect(row?.is_sized).toBe(true);
    expect(await site.server.db.$count(activities)).toBe(before);
    expect((await site.server.getFile(url)).status).toBe(200);
  });

  it("are refused above 300 KB", async () => {
    const heavy = new Uint8Array(300_001);
    heavy.set(GIF);
    const answer = await site.admin.send("POST", `${PATH}/cards`, fileForm(heavy));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { message: "Dosya boyutu 300KB'dan küçük olmalıdır" } });
  });
});

it("a promotion without a card keeps none", async () => {
  const { share_image_url } = await send("POST", "promotions", promotionInput());
  expect(share_image_url).toBeNull();
});
