import { afterEach, expect, it, vi } from "vitest";
import { keptFile } from "../../../app/admin/draft/kept-files";

const entries = vi.hoisted(() => new Map<string, unknown>());
vi.mock("idb-keyval", () => ({
  createStore: () => undefined,
  get: (key: unknown) => Promise.resolve(entries.get(JSON.stringify(key))),
  del: (key: unknown) => Promise.resolve(entries.delete(JSON.stringify(key))),
}));

const KEY = JSON.stringify(["post:1", "/placeholder.svg#waiting-1"]);
const kept = () => keptFile("post:1", "/placeholder.svg#waiting-1");
const bytes = new ArrayBuffer(3);

afterEach(() => entries.clear());

it("a picture kept in the browser is a file again", async () => {
  entries.set(KEY, { bytes, name: "zar.webp", type: "image/webp" });
  expect(await kept()).toMatchObject({ name: "zar.webp", type: "image/webp", size: 3 });
});

it.each([
  ["null", null],
  ["a text", "bozuk"],
  ["a list", [bytes]],
  ["without a name", { bytes, type: "image/webp" }],
  ["with a text for bytes", { bytes: "abc", name: "zar.webp", type: "image/webp" }],
  ["with a number for a type", { bytes, name: "zar.webp", type: 5 }],
])("a broken picture kept in the browser (%s) is ignored and removed", async (_, broken) => {
  entries.set(KEY, broken);
  expect(await kept()).toBeUndefined();
  expect(entries.size).toBe(0);
});
