// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keptSeparator } from "../../app/admin/csv/separator";
import { progressOf } from "../../app/admin/dashboard/progress";
import { storedDrafts } from "../../app/admin/draft/drafts";
import { keptText } from "../../app/admin/promotions/use-kept-text";
import { recentRecords, rememberRecord } from "../../app/admin/search/recent-records";
import { hasKeptBatch, keptBatch } from "../../app/admin/writing/kept-batch";
import { chosenBefore } from "../../app/enhance/choices";
import { shownAds } from "../../app/enhance/shown-ads";
import { visit } from "../../app/enhance/visit";
import { toldBefore } from "../../app/enhance/visit-report";
import { isHidden } from "../../app/admin/first-run/use-first-run";
import type { StorageName } from "../../app/stored";
import { lockElsewhere } from "../support/panel-drafts";

const NOW = Date.parse("2026-11-27T09:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  lockElsewhere();
});

const FRESH = { since: NOW, last: NOW };
/** Every key of the browser's storage: how it is read, and what that gives without a value. */
const KEYS: [name: StorageName, key: string, read: () => unknown, without: unknown][] = [
  ["localStorage", "csv-separator", keptSeparator, ";"],
  ["localStorage", "recent-records", recentRecords, []],
  ["localStorage", "first-run-hidden", isHidden, false],
  ["localStorage", "panel-draft:post:1:x", () => storedDrafts("post:1"), []],
  ["localStorage", "splash", visit, FRESH],
  ["localStorage", "ads", () => shownAds(NOW), {}],
  ["sessionStorage", "today", () => progressOf(3), { done: 0, total: 3 }],
  ["sessionStorage", "panel-batch", () => [keptBatch(), hasKeptBatch()], [undefined, false]],
  ["sessionStorage", "panel-text:promotion:new", () => keptText("promotion:new"), ""],
  ["sessionStorage", "panel-draft:post:1", () => storedDrafts("post:1"), []],
  ["sessionStorage", "b", chosenBefore, []],
  ["sessionStorage", "z", toldBefore, ""],
];

const HUGE = JSON.stringify("x".repeat(200_000));
const BROKEN = [
  "",
  "{",
  "null",
  "0",
  "-1",
  "1e999",
  "true",
  '""',
  "[]",
  "{}",
  "[null]",
  '{"a":null}',
  "undefined",
  HUGE,
];
/** Right in shape, but with a wrong value in it. */
const WRONG = [
  '[{"kind":"yok","id":"1","name":"a"}]',
  '{"values":null,"savedAt":1}',
  '{"values":{},"savedAt":1e300}',
  '{"values":{},"savedAt":"dün"}',
  '{"values":{},"savedAt":1,"basis":5}',
  '{"since":"a","last":1}',
  `{"since":${NOW + 9e9},"last":${NOW + 9e9}}`,
  `{"a":"b","c":${NOW + 1}}`,
  '{"day":"2026-11-27","most":"çok"}',
  '{"key":"a","topic":"b","published":1,"items":[null],"posts":[]}',
  '[{"id":1,"title":null}]',
];
/** Keys of plain text, for which every JSON text is right. */
const TEXTS = ["z", "panel-text:promotion:new"];
/** Valid for some keys: an empty list, object or text. */
const EMPTY = ["[]", "{}", '""', HUGE];

describe.each(KEYS)("a broken value in %s, %s", (name, key, read, without) => {
  it("is ignored, repaired and not reported", async () => {
    const reported = vi.spyOn(console, "error");
    for (const text of [...BROKEN, ...WRONG]) {
      window[name].setItem(key, text);
      const told = await read();
      if (TEXTS.includes(key)) expect(typeof told).toBe("string");
      else expect(told, text.slice(0, 99)).toEqual(without);
      if (!EMPTY.includes(text)) expect(window[name].getItem(key), text).not.toBe(text);
    }
    expect(reported).not.toHaveBeenCalled();
  });

  it("is none where storage is blocked", async () => {
    vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(await read()).toEqual(key === "splash" ? { ...FRESH, seen: true } : without);
  });
});

it("a repaired list takes new values", () => {
  localStorage.setItem("recent-records", "5");
  rememberRecord({ kind: "post", id: "1", name: "Yazı" });
  expect(recentRecords()).toEqual([{ kind: "post", id: "1", name: "Yazı" }]);
});
