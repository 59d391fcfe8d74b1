import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Casino, casinos } from "../../db/schema";
import { casinoInput } from "../support/inputs";
import { resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const site = setupAdminSite();
const { bulkAction, add, edit, expectInvalid, get, list, rowOf, send } = resourceClient<
  typeof casinos,
  Casino & { promotion_count: number }
>(site, "/api/admin/casinos", casinos, casinoInput);

describe("casinos", () => {
  it("are added and shown at once, and the answer is the row", async () => {
    const response = await send("POST", "", {
      ...casinoInput(),
      name: "Iğdır Işığı",
      description: `${casinoInput().description}<script>alert(1)</script>`,
      rating: "4.5",
      is_licensed: true,
      licence_authority: " ",
    });
    expect(response.status).toBe(201);
    const casino = await response.json<Casino>();
    expect(casino).toMatchObject({
      slug: "igdir-isigi",
      description: casinoInput().description,
      rating: 4.5,
      is_licensed: true,
      licence_authority: null,
      featured: false,
    });
    expect(await rowOf(casino.id)).toEqual(casino);
    expect(await (await get(`/${casino.id}`)).json()).toEqual(casino);
    expect(await site.html("/casino/igdir-isigi")).toContain("Iğdır Işığı");
    expect((await add({ name: "Iğdır Işığı" })).slug).toBe("igdir-isigi-2");
  });

  it.each([
    ["name", "x", "Casino adı en az 2 karakter olmalıdır"],
    ["name", { a: 1 }, "Casino adı en az 2 karakter olmalıdır"],
    ["url", "cinar.example", "Geçerli bir URL giriniz"],
    ["url", "ftp://cinar.example", "Geçerli bir URL giriniz"],
    ["logo_url", "", "Geçerli bir logo URL giriniz"],
    ["logo_url", "/media/../x.png", "Geçerli bir logo URL giriniz"],
    ["description", "<p>kısa</p>", "Açıklama en az 10 karakter olmalıdır"],
    ["rating", 5.1, "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", -1, "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", "beş", "Puan 0 ile 5 arasında olmalıdır"],
    ["rating", [], "Puan 0 ile 5 arasında olmalıdır"],
    ["featured", 1, "Açık veya kapalı olmalıdır"],
    ["slug", "diger", '"diger" slug olarak kullanılamaz'],
    ["details", "x", "Bilinmeyen alan"],
  ])("refuse %s = %j", expectInvalid);

  it("are changed, keep their slug with another name, and show it on the site", async () => {
    const casino = await add({ name: "Eski Ad" });
    await site.server.db.update(casinos).set({ details: "eski ayrıntı" }).where(eq(casinos.id, casino.id));
    const answer = await edit(casino.id, casino.updated_at, { name: "Yeni Ad", rating: 0 });
    expect(answer.status).toBe(200);
    const changed = await answer.json<Casino>();
    expect(changed).toMatchObject({ name: "Yeni Ad", slug: "eski-ad", rating: 0, details: "eski ayrıntı" });
    expect(await rowOf(casino.id)).toEqual(changed);
    expect(await site.html("/casino/eski-ad")).toContain("Yeni Ad");
    const named = await edit(casino.id, changed.updated_at, { slug: "Öz Ad" });
    expect(await named.json()).toMatchObject({ slug: "oz-ad" });
  });

  it("are deleted together", async () => {
    const ids = [(await add()).id, (await add()).id].sort();
    expect(await bulkAction("delete", ids)).toEqual(ids);
    await expectRefused(await send("POST", "/selection", { action: "publish", ids }), 422, "Bilinmeyen işlem");
  });

  it("are listed by page, term and Turkish order, and named for pickers", async () => {
    const all = await site.server.db.select().from(casinos);
    const byName = (await list("?sort=name")).rows.map(({ name }) => name);
    expect(byName).toEqual([...byName].sort(new Intl.Collator("tr").compare));
    expect((await list()).total).toBe(all.length);
    expect((await list(`?q=${encodeURIComponent("IŞILTI")}`)).rows.map(({ slug }) => slug)).toEqual(["isilti-casino"]);
    const described = (await list("?sort=name")).rows.map(({ description }) => description ?? "");
    expect(described.some((text) => text.endsWith("…"))).toBe(true);
    for (const text of described) expect(text.length, text).toBeLessThanOrEqual(121);
    expect((await list(`?q=${encodeURIComponent("IŞILTI")}`)).rows[0]?.promotion_count).toBeGreaterThan(0);
    const names = await (await get("/names")).json<object[]>();
    expect(names).toHaveLength(all.length);
    expect(Object.keys(names[0] ?? {})).toEqual(["id", "name"]);
    await expectRefused(await get("?sort=slug"), 422);
  });
});
