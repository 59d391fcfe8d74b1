import { describe, expect, it } from "vitest";
import { FIELDS as category } from "../../app/admin/categories/fields";
import { csvColumns } from "../../app/admin/csv/kind-columns";
import { FIELDS as page } from "../../app/admin/pages/fields";
import { pages, promotion_categories, promotions } from "../../db/schema";
import { SLUG_TAKEN } from "../../worker/fields";
import { importClient, statuses, throughFile } from "../support/import-client";
import { categoryInput, pageInput, promotionInput } from "../support/inputs";
import { type Page, resourceClient } from "../support/resource-client";
import { setupAdminSite } from "../support/site";

const site = setupAdminSite();
const ofPages = resourceClient(site, "/api/admin/pages", pages, pageInput);
const ofCategories = resourceClient(site, "/api/admin/categories", promotion_categories, categoryInput);

describe.each([
  ["pages", page, ofPages, "title"],
  ["categories", category, ofCategories, "name"],
] as const)("%s as a file", (_, fields, { send, get, add, rowOf }, name) => {
  const { check, write } = importClient(send);
  const columns = csvColumns(fields);

  it("re-importing an export changes nothing, and a changed cell that field alone", async () => {
    const { id } = await add({ [name]: "=Formül; Kaydı" });
    const { rows } = await (await get("/export?q=formül")).json<Page<Record<string, unknown>>>();
    expect(rows.map((row) => row["id"])).toEqual([id]);
    expect(statuses(await check(...(await throughFile(columns, rows))))).toEqual(["unchanged"]);
    const before = await rowOf(id);
    const changed = rows.map((row) => ({ ...row, [name]: "Dosyadan Gelen Ad" }));
    expect((await write(...(await throughFile(columns, changed)))).lines).toMatchObject([{ changes: [name] }]);
    expect(await rowOf(id)).toMatchObject({ [name]: "Dosyadan Gelen Ad", slug: before?.slug });
  });

  it("are added once if their address is new", async () => {
    const values = { ...(name === "title" ? pageInput() : { description: " " }), [name]: "Dosyadan Eklenen" };
    const [checked] = await check({ line: 2, values });
    const line = { line: 2, id: checked?.id, is_new: true, values };
    expect((await write(line)).ids).toEqual([checked?.id]);
    expect(statuses((await write(line)).lines)).toEqual(["unchanged"]);
    expect(await rowOf(checked?.id ?? "")).toMatchObject({ [name]: "Dosyadan Eklenen", slug: "dosyadan-eklenen" });
  });
});

it("pages are refused at addresses of the site, and with too little text", async () => {
  const { check } = importClient(ofPages.send);
  const outcomes = await check(
    { line: 2, values: { ...pageInput(), slug: "blog" } },
    { line: 3, values: { ...pageInput(), title: "Bonuslar" } },
    { line: 4, values: { ...pageInput(), title: "Kısa", content: "<script>uzun bir betik</script>" } },
  );
  expect(outcomes.map(({ errors }) => Object.keys(errors))).toEqual([["slug"], ["slug"], ["content"]]);
});

it("categories are refused at taken addresses, and renamed in their promotions", async () => {
  const { write } = importClient(ofCategories.send);
  const known = await ofCategories.add({ name: "Bilinen", slug: "bilinen" });
  const other = await ofCategories.add({ name: "Başka", slug: "baska" });
  const { id: bonus } = await (
    await site.admin.send("POST", "/api/admin/promotions", { ...promotionInput(), category_id: known.id })
  ).json<{ id: string }>();
  const { lines } = await write(
    { line: 2, id: known.id, values: { name: "Yeni Adıyla" } },
    { line: 3, id: other.id, values: { slug: "bilinen" } },
  );
  expect(lines).toMatchObject([{ status: "changed" }, { status: "refused", errors: { slug: SLUG_TAKEN } }]);
  expect(await site.rowOf(promotions, bonus)).toMatchObject({ category: "Yeni Adıyla" });
});
