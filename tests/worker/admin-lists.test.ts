import { beforeAll, describe, expect, it } from "vitest";
import { LIST_SIZE } from "../../worker/records/list";
import type { Page } from "../support/resource-client";
import { setupAdminSite } from "../support/site";

const LISTS = {
  promotions: {
    orders: ["created_at", "title", "promotion_code", "is_active", "expiry_date"],
    filters: [
      "status=active",
      "status=passive",
      "casino=x",
      "casino=none",
      "category=x",
      "category=none",
      "end=week&sort=expiry_date",
      "end=month&sort=-expiry_date",
      "end=expired&sort=-expiry_date",
      "missing=picture",
      "missing=alt",
      "missing=description",
      "missing=terms",
      "missing=code",
    ],
  },
  blog: {
    orders: ["created_at", "title", "is_published", "view_count", "published_at"],
    filters: [
      "status=draft",
      "status=published",
      "category=Rehber",
      "author=x",
      "missing=picture",
      "missing=alt",
      "missing=seo",
    ],
  },
  comments: {
    orders: ["created_at", "user_name", "rating"],
    filters: ["rating=5", "status=pending", "status=hidden", "status=spam&sort=created_at"],
  },
  casinos: { orders: ["created_at", "name", "url", "score"], filters: [] },
  pages: { orders: ["created_at", "updated_at", "title", "in_footer"], filters: [] },
  trash: { orders: ["deleted_at"], filters: [] },
};
/** Further orders, filters and combinations. */
const COMBINED = [
  "promotions?sort=casino",
  "promotions?sort=-category",
  "promotions?status=expired",
  "promotions?status=overdue&sort=-expiry_date",
  "promotions?end=week",
  "promotions?end=undated&casino=x&missing=code",
  "comments?sort=promotion",
  "comments?casino=x",
  "comments?casino=none&status=pending",
  "promotions?q=bonus&sort=casino",
  "trash?sort=name",
  "trash?q=bonus&sort=-kind",
  "media?sort=-size",
  "casinos?status=pending",
  "casinos?missing=logo&sort=-score",
  "media?sort=title",
  "media?state=unused&q=bonus",
  "media?state=no-alt",
  "media/lost",
];

const site = setupAdminSite({ logsStatements: true });
const list = (query: string) => site.admin.call<Page<{ id: string }>>("GET", query);

/** The statements of one list, without those of the session. */
async function statementsOf(query: string): Promise<string[][]> {
  site.server.sentStatements();
  await list(query);
  return site.server.sentStatements().filter(([first]) => !first?.includes("sessions"));
}

/** Whole rows, for files. */
const EXPORTS = [
  "promotions/export",
  "promotions/export?end=week&sort=expiry_date",
  "blog/export?status=draft",
  "casinos/export",
];

const queries = [
  ...EXPORTS,
  ...Object.entries(LISTS).flatMap(([path, { orders, filters }]) => [
    path,
    `${path}?page=3`,
    ...orders.map((order) => `${path}?sort=-${order}`),
    ...filters.map((filter) => `${path}?${filter}`),
  ]),
];

describe("a list of the panel", () => {
  // Records that were written are read for the library at the next request.
  beforeAll(() => list("media"));

  it.each([...queries, ...COMBINED])("%s is read by two statements sent at once", async (query) => {
    const sent = await statementsOf(query);
    expect(sent.map((statements) => statements.length)).toEqual([2]);
  });

  it.each([
    ["promotions", "expiry_date"],
    ["promotions", "promotion_code"],
    ["promotions", "casino", "casino_name"],
  ])("%s by %s shows rows without one last, both ways", async (path, order, field = order) => {
    const valuesOf = async (sort: string) => {
      const { pages } = await list(`${path}?sort=${sort}`);
      const values: unknown[] = [];
      for (let page = 1; page <= pages; page++) {
        const { rows } = await list(`${path}?sort=${sort}&page=${page}`);
        values.push(...rows.map((row) => (row as Record<string, unknown>)[field]));
      }
      return values;
    };
    const [up, down] = [await valuesOf(order), await valuesOf(`-${order}`)];
    const filled = up.filter((value) => value !== null);
    expect([filled.length > 0, filled.length < up.length]).toEqual([true, true]);
    expect(up.slice(0, filled.length)).toEqual(filled);
    expect(down.slice(0, filled.length)).not.toContain(null);
  });

  it.each(["promotions", "comments", "promotions?sort=is_active", "comments?sort=-rating", "promotions?sort=casino"])(
    "%s shows every record once, in whole pages",
    async (query) => {
      const at = (page: number) => list(`${query}${query.includes("?") ? "&" : "?"}page=${page}`);
      const { total, pages, rows } = await at(1);
      expect(total).toBeGreaterThan(LIST_SIZE);
      expect([rows.length, pages]).toEqual([LIST_SIZE, Math.ceil(total / LIST_SIZE)]);
      const ids = rows.map(({ id }) => id);
      for (let page = 2; page <= pages; page++) ids.push(...(await at(page)).rows.map(({ id }) => id));
      expect(ids).toHaveLength(total);
      expect(new Set(ids).size).toBe(total);
    },
  );
});
