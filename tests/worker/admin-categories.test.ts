import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Category, promotion_categories, promotions } from "../../db/schema";
import { categoryInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const TAKEN = "Bu slug değeri zaten kullanılıyor. Lütfen benzersiz bir değer girin.";
const site = setupAdminSite();
const { bulkAction, add, edit, expectInvalid, get, list, rowOf, send } = resourceClient<
  typeof promotion_categories,
  Category & { promotion_count: number }
>(site, "/api/admin/categories", promotion_categories, categoryInput);
const used = async () => {
  const [row] = (await list()).rows.filter((row) => row.promotion_count > 0);
  if (!row) throw new Error("no category in use");
  return row;
};

describe("categories", () => {
  it("are added, trimmed, and the answer is the row", async () => {
    const response = await send("POST", "", { ...categoryInput(), slug: " Sadakat Bonusu " });
    expect(response.status).toBe(201);
    const category = await response.json<Category>();
    expect(category).toMatchObject({ name: "Sadakat", slug: "sadakat-bonusu", description: null, is_active: true });
    expect(await rowOf(category.id)).toEqual(category);
  });

  it.each([
    ["name", "  ", "Kategori adı boş olamaz"],
    ["sort_key", "a", "Bilinmeyen alan"],
  ])("refuse %s = %j", expectInvalid);

  it("refuse a slug that another one has", async () => {
    const [first, second] = [await add(), await add()];
    await expectInvalid("slug", first.slug, TAKEN);
    const moved = await edit(second.id, second.updated_at, { slug: first.slug });
    expect((await expectRefused(moved, 422, TAKEN)).fields).toEqual({ slug: TAKEN });
    expect(await rowOf(second.id)).toEqual(second);
  });

  it("are changed, in their promotions and on the site too", async () => {
    const { id, updated_at, slug } = await used();
    const answer = await edit(id, updated_at, { name: "Bambaşka Ad", slug });
    expect(answer.status).toBe(200);
    const changed = await answer.json<Category>();
    expect(await rowOf(id)).toEqual(changed);
    const rows = await site.server.db.select().from(promotions).where(eq(promotions.category_id, id));
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(["Bambaşka Ad"]));
    expect(await site.html("/bonuslar")).toContain("Bambaşka Ad");
  });

  it("are switched off and on", async () => {
    const { id, slug } = await used();
    const link = `kategori=${slug}`;
    for (const [method, is_active] of [
      ["DELETE", false],
      ["PUT", true],
      ["PUT", true],
    ] as const) {
      expect((await send(method, `/${id}/activation`)).status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ is_active });
      expect((await site.html("/bonuslar")).includes(link)).toBe(is_active);
    }
  });

  it("in use stay", async () => {
    const busy = await used();
    const refused = await send("DELETE", `/${busy.id}`);
    await expectRefused(refused, 409, "Bu kategori kullanımda olduğu için silinemez");
    expect(await rowOf(busy.id)).toBeDefined();
  });

  it("are switched and deleted together; those in use stay", async () => {
    const [one, two, kept] = [await add(), await add(), await used()];
    const ids = [one.id, two.id, kept.id];
    expect(await bulkAction("deactivate", [one.id])).toEqual([one.id]);
    expect(await bulkAction("deactivate", ids)).toEqual([two.id, kept.id].sort());
    expect((await rowOf(kept.id))?.is_active).toBe(false);
    await bulkAction("activate", ids);
    expect(await bulkAction("delete", ids)).toEqual([one.id, two.id].sort());
    expect(await rowOf(kept.id)).toMatchObject({ is_active: true });
  });

  it("are listed by name and term", async () => {
    const { rows, total } = await list();
    expect(total).toBe((await site.server.db.select().from(promotion_categories)).length);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("tr").compare));
    await add({ name: "Çekiliş", slug: "cekilis" });
    expect((await list(`?q=${encodeURIComponent("ÇEKİLİŞ")}`)).rows.map(({ slug }) => slug)).toEqual(["cekilis"]);
    expect((await list("?q=cekilis")).total).toBe(1);
    await expectRefused(await get("?sort=x"), 422);
  });
});
