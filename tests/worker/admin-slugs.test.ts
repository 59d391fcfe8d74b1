import { describe, expect, it } from "vitest";
import { blog_posts, casinos, pages, promotions } from "../../db/schema";
import type { BatchAnswer } from "../../worker/blog/rules";
import { casinoInput, pageInput, postInput, promotionInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { trashClient } from "../support/trash-client";

interface Row {
  id: string;
  slug: string;
  updated_at: string;
}

const site = setupAdminSite();
const { remove, restore } = trashClient(site);
const post = (path: string, body: object) => site.admin.send("POST", `/api/admin/${path}`, body);
const add = async (path: string, body: object) => (await post(path, body)).json<Row>();
const five = <T>(work: (n: number) => Promise<T>) => Promise.all([0, 1, 2, 3, 4].map(work));
const KINDS = [
  ["blog", blog_posts, () => ({ ...postInput(), title: "Aynı Anda" })],
  ["casinos", casinos, () => ({ ...casinoInput(), name: "Aynı Anda" })],
  ["pages", pages, () => ({ ...pageInput(), title: "Aynı Anda" })],
  ["promotions", promotions, () => ({ ...promotionInput(), title: "Aynı Anda" })],
] as const;
const SLUGS = ["ayni-anda", "ayni-anda-2", "ayni-anda-3", "ayni-anda-4", "ayni-anda-5"];
const LONG = "uzun-".repeat(16).slice(0, 79) + "x";

describe.each(KINDS)("slugs of %s", (path, table, input) => {
  it("five equal names saved at once get five slugs", async () => {
    const answers = await five(() => post(path, input()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const rows = await Promise.all(answers.map((answer) => answer.json<Row>()));
    expect(rows.map(({ slug }) => slug).sort()).toEqual(SLUGS);
  });

  it("five records given the same slug at once get five slugs", async () => {
    const rows = await five((n) => add(path, { ...input(), slug: `once-${n}` }));
    const edits = await Promise.all(
      rows.map(({ id, updated_at }) =>
        site.admin.send("PUT", `/api/admin/${path}/${id}`, { ...input(), slug: "sonra", updated_at }),
      ),
    );
    expect(edits.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const slugs = await Promise.all(edits.map(async (answer) => (await answer.json<Row>()).slug));
    expect(slugs.sort()).toEqual(["sonra", "sonra-2", "sonra-3", "sonra-4", "sonra-5"]);
  });

  it("five records with the same slug restored at once get five slugs", async () => {
    const rows: Row[] = [];
    for (let n = 0; n < 5; n++) {
      const row = await add(path, { ...input(), slug: "geri" });
      expect(row.slug).toBe("geri");
      await remove(path, row.id);
      rows.push(row);
    }
    const answers = await Promise.all(rows.map(({ id }) => restore(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const back = await Promise.all(rows.map(async ({ id }) => (await site.rowOf(table, id))?.slug ?? ""));
    expect(back.filter((slug) => slug === "geri")).toHaveLength(1);
    expect(new Set(back).size).toBe(5);
  });

  it("a suffix keeps a slug within 80 characters", async () => {
    expect((await add(path, { ...input(), slug: LONG })).slug).toBe(LONG);
    const { slug } = await add(path, { ...input(), slug: LONG });
    expect(slug).toMatch(/^(uzun-)+uzu?n?-2$/);
    expect(slug.length).toBeLessThanOrEqual(80);
  });
});

describe("equal slugs of several records", () => {
  it("five batches with equal titles saved at once get ten slugs", async () => {
    const item = { ...postInput(), title: "Toplu Yazı", category: "Rehber" };
    const answers = await five(() => post("blog/batch", { key: crypto.randomUUID(), items: [item, item] }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const batches = await Promise.all(answers.map((answer) => answer.json<BatchAnswer>()));
    expect(batches.flatMap(({ failed }) => failed)).toEqual([]);
    expect(new Set(batches.flatMap(({ saved }) => saved.map(({ slug }) => slug))).size).toBe(10);
  });
});
