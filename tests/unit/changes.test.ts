import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as schema from "../../db/schema";
import { CHANGES } from "../../worker/edge/changes";
import { changeTriggers } from "../../worker/edge/triggers";
import { searchTriggers } from "../../worker/promotions/search-index";
import { memoryDatabase } from "../support/memory-database";

/** Columns that no page shows, by table. */
const UNSEEN: Record<string, string[]> = {
  // Lists sorted by `typical_gain` are not cached.
  promotions: ["indexed", "search_text", "typical_gain", "verified_by", "updated_by", "view_count"],
  // Lists sorted by `bonus_count` are not cached; cards show it, and promotions change it.
  casinos: [
    "details",
    "bonus_count",
    "bonus_day",
    "search_text",
    "created_at",
    "verified_by",
    "updated_by",
    "view_count",
  ],
  promotion_categories: ["description", "created_at", "updated_at"],
  promotion_comments: ["search_text", "held_for", "held_match", "sender", "replied_by", "fingerprint", "updated_at"],
  // Views have a version of their own.
  blog_posts: ["view_count", "updated_by", "indexed", "search_text", "queue_position", "publish_at", "batch_key"],
  pages: ["search_text", "updated_by"],
  hero_section: ["updated_at", "updated_by"],
  settings: ["updated_at", "updated_by"],
  review_settings: ["updated_at"],
  seo_settings: ["page_name", "updated_at", "updated_by"],
  splash_ads: ["updated_at"],
};

describe("the registry", () => {
  const tables = [
    ...[schema.promotions, schema.casinos, schema.promotion_categories, schema.promotion_comments, schema.blog_posts],
    ...[
      schema.hero_section,
      schema.settings,
      schema.seo_settings,
      schema.splash_ads,
      schema.pages,
      schema.review_settings,
    ],
  ];
  it.each(tables.map((table) => [getTableName(table), table] as const))("lists every column of %s", (name, table) => {
    const known = (CHANGES[name] ?? []).flatMap(({ columns, visible = "", tag }) => [
      ...columns,
      ...[...`${visible} ${tag}`.matchAll(/\{(\w+)\}/g)].map(([, column = ""]) => column),
    ]);
    const columns = Object.keys(getTableColumns(table)).filter((column) => column !== "id");
    const named = new Set([...known, ...(UNSEEN[name] ?? [])].filter((column) => column !== "id"));
    expect([...named].sort()).toEqual(columns.sort());
  });
});

describe("the triggers", () => {
  it("in the database are those of the registry", async () => {
    const { db } = await memoryDatabase(1);
    const rows = await db.all<{ sql: string }>(
      sql`select sql from sqlite_master where type = 'trigger' and (name like '%_change' or tbl_name = 'pending_purges')`,
    );
    expect(rows.map((row) => row.sql).sort()).toEqual(changeTriggers().sort());
  });

  it("of the search index are those of its module", async () => {
    const { db } = await memoryDatabase(1);
    const rows = await db.all<{ sql: string }>(
      sql`select sql from sqlite_master where type = 'trigger' and name like '%_search'`,
    );
    expect(rows.map((row) => row.sql).sort()).toEqual(searchTriggers().sort());
  });
});
