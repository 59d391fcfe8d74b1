import { expect, it } from "vitest";
import * as posts from "../../../app/admin/blog/list-columns";
import * as casinos from "../../../app/admin/casinos/list-columns";
import * as promotions from "../../../app/admin/promotions/list-columns";
import type { Column } from "../../../app/admin/record-list/column";

/** What the column of states says of a record, which has the fields that tell its state. */
const told = <Row>(columns: Column<Row>[], state: Partial<Row>) =>
  columns.find(({ label }) => label.endsWith("Durum"))?.text?.(state as Row);

it.each([
  [{ is_active: true, indexed: true }, "Aktif, İndekslendi", ""],
  [{ is_active: false }, "Pasif", "Pasif"],
  [{ is_active: true, is_expired: true }, "Süresi Dolmuş", "Süresi Dolmuş"],
])("the dot of a promotion %j says '%s', its column '%s'", (state, dot, column) => {
  expect(promotions.stateOf({ is_expired: false, indexed: false, ...state }).word).toBe(dot);
  expect(told(promotions.COLUMNS, state)).toBe(column);
});

it.each([
  [{ is_published: true }, "Yayında", ""],
  [{ is_published: true, indexed: true }, "Yayında", "İndekslendi"],
  [{ is_published: false, is_queued: true }, "Taslak", "Taslak, Sırada"],
])("the dot of a post %j says '%s', its column '%s'", (state, dot, column) => {
  expect(posts.stateOf(state).word).toBe(dot);
  expect(told(posts.COLUMNS, { publish_at: null, ...state })).toBe(column);
});

it.each([
  ["verified", "Doğrulandı", "4,0/5"],
  ["pending", "İnceleniyor", "4,0/5, İnceleniyor"],
] as const)("the dot of a casino that is %s says '%s', its column '%s'", (standing, dot, column) => {
  expect(casinos.stateOf({ standing }).word).toBe(dot);
  expect(told(casinos.COLUMNS, { standing, score: 4 })).toBe(column);
});
