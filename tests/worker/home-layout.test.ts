import { describe, expect, it } from "vitest";
import { HOME_SECTIONS } from "../../db/schema";
import { heroInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { send } from "../support/admin-client";
import { expectRefused } from "../support/test-server";
import { homeLayout, cards, headings, NOTHING, PATH, pinOf, sectionOf, TITLES } from "../support/home-layout";

const site = setupAdminSite();
const { oldest, row, save, saved } = homeLayout(site);

describe("the sections of home", () => {
  it("stand in today's order until another is chosen", async () => {
    expect(headings(await site.html("/"))).toEqual(Object.values(TITLES));
    await saved({ sections: HOME_SECTIONS.toReversed().map((id) => ({ id, shown: true })) });
    expect(headings(await site.html("/"))).toEqual(Object.values(TITLES).toReversed());
    expect((await row()).sections).toHaveLength(HOME_SECTIONS.length);
  });

  it("are no choice while they stand as nobody chose them", async () => {
    const sections = HOME_SECTIONS.map((id) => ({ id, shown: true }));
    expect(await (await save({ sections })).json()).toMatchObject({ sections });
    expect((await row()).sections).toEqual([]);
  });

  it("are left out where they are hidden", async () => {
    await saved({ sections: HOME_SECTIONS.map((id) => ({ id, shown: id === "text" })) });
    const html = await site.html("/");
    expect(headings(html)).toEqual([]);
    expect(html).toContain('<a href="/bonuslar">Gör');
  });

  it("are named in a conflict as they are shown, though none was ever chosen", async () => {
    const { id, updated_at } = await row();
    await saved({ main_title: "Bir başlık" });
    const refused = await site.admin.send("PUT", `${PATH}/${id}`, { ...heroInput(), updated_at });
    expect(refused.status).toBe(409);
    const { current } = await refused.json<{ current: { sections: { id: string }[] } }>();
    const { sections } = await site.admin.call<{ sections: object[] }>("GET", PATH);
    expect(current.sections).toEqual(sections);
    expect(sections).toHaveLength(HOME_SECTIONS.length);
  });

  it("stay as they are when only texts are saved", async () => {
    const [promotion] = await oldest();
    await saved({ sections: [{ id: "posts", shown: false }], pinned_promotions: [pinOf(promotion ?? { id: "" })] });
    await saved({ main_title: "Yalnızca başlık" });
    expect(headings(await site.html("/"))).toEqual(Object.values(TITLES).slice(0, -1));
    expect((await row()).pinned_promotions).toHaveLength(1);
  });
});

describe("the layout of home", () => {
  const pin = { id: crypto.randomUUID(), name: "Ad", until: null };

  it("is not stored where a part of it is refused", async () => {
    const before = await row();
    const sentence = "Geçerli bir tarih giriniz";
    const pins = [pin, { ...pin, id: crypto.randomUUID(), until: "yarın" }];
    const { fields } = await expectRefused(await save({ pinned_casinos: pins }), 422);
    expect(fields).toEqual({ "pinned_casinos.1.until": sentence });
    expect(await row()).toEqual(before);
  });

  it("is kept as a version, and saved again from it", async () => {
    await saved({ sections: [{ id: "posts", shown: false }], pinned_posts: [pin] });
    await saved(NOTHING);
    const { id: hero } = await row();
    const [{ id: newest } = { id: "" }] = await site.admin.call<{ id: string }[]>("GET", `versions/hero/${hero}`);
    const version = await site.admin.call<Record<string, unknown>>("GET", `versions/${newest}`);
    const others = HOME_SECTIONS.filter((id) => id !== "posts").map((id) => ({ id, shown: true }));
    expect(version).toMatchObject({ sections: [{ id: "posts", shown: false }, ...others], pinned_posts: [pin] });
    await saved({ sections: version["sections"], pinned_posts: version["pinned_posts"] });
    expect(headings(await site.html("/"))).not.toContain(TITLES.posts);
  });

  it("is shown from the unsaved form, and what is unfinished as it is saved", async () => {
    await saved({ sections: [{ id: "casinos", shown: false }] });
    const [promotion] = await oldest();
    const preview = async (values: object) => {
      const body = new FormData();
      body.set("record", JSON.stringify({ values }));
      const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
      return (await send(site.server, site.admin.cookie, "POST", "/admin/preview/home", body, headers)).text();
    };
    const html = await preview({
      main_title: "Denenen <Başlık>",
      sections: [{ id: "posts", shown: true }],
      pinned_promotions: [pinOf(promotion ?? { id: "" })],
    });
    expect(html).toContain("Denenen &lt;Başlık&gt;");
    expect(headings(html)).toEqual([TITLES.posts, ...Object.values(TITLES).slice(0, -1)]);
    expect(cards(sectionOf(html, "promotions"))[0]).toBe(promotion?.title);
    expect(headings(await preview({ sections: "hepsi" }))).not.toContain(TITLES.casinos);
    expect(await site.html("/")).not.toContain("Denenen");
  });
});
