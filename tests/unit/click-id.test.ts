import { beforeAll, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { idOfClick } from "../../worker/figures/click-id.server";
import { memoryDatabase } from "../support/memory-database";

const START = Date.parse("2026-11-27T09:00:00Z");
const visitor = { address: "203.0.113.7", userAgent: "Phone" };
let db: Db;

beforeAll(async () => {
  ({ db } = await memoryDatabase(1));
});

it("a click id is the same for ten seconds, and another of another device, address or link", async () => {
  const at = (ms: number, link = "casino", of = visitor) => idOfClick(db, link, of, new Date(START + ms));
  const id = await at(0);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await at(9_999)).toBe(id);
  const others = [at(10_000), at(0, "other"), at(0, "casino", { ...visitor, userAgent: "Tablet" })];
  others.push(at(0, "casino", { ...visitor, address: "203.0.113.8" }));
  expect(new Set([id, ...(await Promise.all(others))]).size).toBe(5);
});
