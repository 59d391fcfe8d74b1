import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { promotions } from "../../db/schema";
import { setupListedBonuses } from "../support/listed-bonuses";

const { site } = setupListedBonuses();

describe("the comparison", () => {
  const ids = async () => {
    const rows = await site.server.db.select({ id: promotions.id, title: promotions.title }).from(promotions);
    return (title: string) => rows.find((row) => row.title === title)?.id ?? "";
  };

  it("shows the chosen bonuses in their order, without an index", async () => {
    const id = await ids();
    await site.server.db
      .update(promotions)
      .set({ audience: "all" })
      .where(inArray(promotions.title, ["Iki", "Bir"]));
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    expect(Array.from(html.matchAll(/<th scope="col">.*?<a href="[^"]*">([^<]*)/g), ([, title]) => title)).toEqual([
      "Iki",
      "Bir",
    ]);
    expect(html).toMatch(/<td class="best">100 TL/);
    expect(html).toContain('name="robots" content="noindex"');
  });

  it("says what it is, 18+ and that links may be paid for where a bonus can be claimed (P4.7)", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    const told = "Seçtiğiniz bonusların çevrim şartı, sınırları ve son günü yan yana; her satırın en iyisi işaretli.";
    expect(html).toContain(`<p class="lead">${told}</p>`);
    expect(html).toContain(`<meta name="description" content="${told}"`);
    expect(html).toMatch(/<span>18\+<\/span>.*Bu bağlantılardan ödeme alabiliriz/s);
    const ended = await site.html(`/karsilastir?b=${id("Bitti")}&b=${id("Bitti2")}`);
    expect(ended).toContain("<span>18+</span>");
    expect(ended).not.toContain("Bu bağlantılardan");
  });

  it("finds bonuses by the beginnings of their ids, which cards send", async () => {
    const sent = (await site.html("/bonuslar")).matchAll(/ name="b" value="([^"]{13})"/g);
    const html = await site.html(
      `/karsilastir?${Array.from(sent, ([, id]) => `b=${id}`)
        .slice(0, 2)
        .join("&")}`,
    );
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  });

  it("shows three of more, and says so", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?${["Bir", "Iki", "Uc", "Dort"].map((t) => `b=${id(t)}`).join("&")}`);
    expect(html.match(/<th scope="col">/g)).toHaveLength(3);
    expect(html).toContain("En çok 3 bonus karşılaştırılır; ilk 3 tanesi gösteriliyor.");
  });

  it.each(["", "?b=1&b=2&b=3&b=4", "?b=yok&b=<script>", "?b="])("asks for a choice at %j", async (query) => {
    const html = await site.html(`/karsilastir${query}`);
    expect(html).not.toContain("En çok 3 bonus karşılaştırılır");
    expect(html).toContain("Karşılaştırmak için listede iki ya da üç bonus seçin.");
    expect(html).not.toContain("<table");
    expect(html).not.toContain("data-compared");
  });

  it("asks for another bonus beside a single one", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}`);
    expect(html).toContain("Seçtiğiniz: Iki. Karşılaştırmak için listede bir ya da iki bonus daha seçin.");
  });

  it("is for a deposit, and leads to itself without one of the bonuses and to the list for another", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}&yatirim=1000`);
    expect(html).toContain('<option value="1000" selected');
    expect(html).toContain(`href="/karsilastir?b=${id("Bir").slice(0, 13)}&amp;yatirim=1000" aria-label="Kaldır: Iki"`);
    expect(html).toContain('<a href="/bonuslar">Başka ekle</a>');
    expect((await site.server.get("/karsilastir?yatirim=çok")).status).toBe(400);
  });

  it("is for a membership, which its links keep", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}&uye=1`);
    expect(html).toContain('<option value="1" selected="">Üyeyim');
    expect(html).toContain(`href="/karsilastir?b=${id("Bir").slice(0, 13)}&amp;uye=1" aria-label="Kaldır: Iki"`);
    expect((await site.server.get("/karsilastir?uye=evet")).status).toBe(400);
  });

  it("begins with the conclusion, and says once what is alike (P4.7)", async () => {
    const id = await ids();
    const html = await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    expect(html).toMatch(/<h2>Sonuç<\/h2><p>[^<]+<\/p><\/div><table class="comparison">/);
    expect(html).toContain("<dt>En çok çekim</dt><dd>–</dd>");
  });

  it("does not show one comparison for another", async () => {
    const id = await ids();
    await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Bir")}`);
    expect(await site.html(`/karsilastir?b=${id("Iki")}&b=${id("Dort")}`)).toContain(">Dort<");
  });
});
