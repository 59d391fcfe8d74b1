import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { promotions } from "../../db/schema";
import { isActive, isActiveSql, isExpired, isExpiredSql } from "../../worker/records/active-promotion";
import { memoryDatabase } from "../support/memory-database";

const TODAY = "2026-11-21";

describe("an active promotion", () => {
  it.each([
    { is_active: true, expiry_date: null, active: true, expired: false },
    { is_active: true, expiry_date: "2026-11-22", active: true, expired: false },
    { is_active: true, expiry_date: "2026-11-21", active: true, expired: false },
    { is_active: true, expiry_date: "2026-11-20", active: false, expired: true },
    { is_active: false, expiry_date: null, active: false, expired: false },
    { is_active: false, expiry_date: "2026-11-21", active: false, expired: false },
    { is_active: false, expiry_date: "2026-11-20", active: false, expired: true },
  ])("is the same in code and in SQL: %j", async ({ active, expired, ...promotion }) => {
    const { db, promotionIds } = await memoryDatabase(1);
    const isIt = eq(promotions.id, promotionIds[0] ?? "");
    await db.update(promotions).set(promotion).where(isIt);
    const [inSql] = await db
      .select({
        active: sql<number>`${isActiveSql(promotions, TODAY)}`.as("active"),
        expired: sql<number>`${isExpiredSql(promotions.expiry_date, TODAY)}`.as("expired"),
      })
      .from(promotions)
      .where(isIt);
    expect(isActive(promotion, TODAY)).toBe(active);
    expect(isExpired(promotion.expiry_date, TODAY)).toBe(expired);
    expect(inSql).toEqual({ active: Number(active), expired: Number(expired) });
  });
});
