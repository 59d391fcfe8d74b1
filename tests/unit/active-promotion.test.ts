import { createClient } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { expect, it } from "vitest";
import { isActive, isExpired } from "../../worker/records/active-promotion";
import { endsInWeekSql, isActiveSql, isExpiredSql } from "../../worker/records/active-promotion.server";

const TODAY = "2026-11-21";

const database = drizzle(createClient({ url: ":memory:" }));
const valueOf = async (expression: SQL) =>
  (await database.get<{ value: number }>(sql`select ${expression} as value`)).value;

it.each([
  { is_active: true, expiry_date: null, active: true, expired: false },
  { is_active: true, expiry_date: "2026-11-22", active: true, expired: false },
  { is_active: true, expiry_date: "2026-11-21", active: true, expired: false },
  { is_active: true, expiry_date: "2026-11-20", active: false, expired: true },
  { is_active: false, expiry_date: null, active: false, expired: false },
  { is_active: false, expiry_date: "2026-11-21", active: false, expired: false },
  { is_active: false, expiry_date: "2026-11-20", active: false, expired: true },
])("an active promotion is the same in code and in SQL: %j", async ({ active, expired, ...promotion }) => {
  const columns = { is_active: sql`${Number(promotion.is_active)}`, expiry_date: sql`${promotion.expiry_date}` };
  expect(isActive(promotion, TODAY)).toBe(active);
  expect(isExpired(promotion.expiry_date, TODAY)).toBe(expired);
  expect(await valueOf(isActiveSql(columns, TODAY))).toBe(Number(active));
  expect(await valueOf(isExpiredSql(columns.expiry_date, TODAY))).toBe(Number(expired));
});

it.each([
  ["yesterday", "2026-11-20", 0],
  ["today", "2026-11-21", 1],
  ["in six days, the seventh", "2026-11-27", 1],
  ["in seven days", "2026-11-28", 0],
  ["never", null, null],
])("a promotion that ends within a week ends %s: %s", async (_, expiryDate, isIt) =>
  expect(await valueOf(endsInWeekSql(sql`${expiryDate}`, TODAY))).toBe(isIt),
);
