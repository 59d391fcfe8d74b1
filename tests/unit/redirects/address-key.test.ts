import { describe, expect, it } from "vitest";
import { addressKey, keysOf } from "../../../worker/redirects/address-key";

describe("the key of an address", () => {
  it.each([
    ["/Eski-Yazi/", "/eski-yazi"],
    ["//eski//yazi//", "/eski/yazi"],
    ["/%c3%a7evrim", "/çevrim"],
    ["/%C3%87EVRIM", "/çevrim"],
    ["/c\u0327evrim", "/çevrim"],
    ["/İLK-YAZI", "/ilk-yazi"],
    ["/%E0%A4%A", "/%e0%a4%a"],
    ["/eski+yazi", "/eski+yazi"],
    ["/?p=123", "/?p=123"],
    ["/x/?b=2&a=%C5%9F+1", "/x?a=ş 1&b=2"],
    ["/x?", "/x"],
    ["/x#ust", "/x"],
    ["/", "/"],
    ["/wp-content/uploads/2019/A.JPG", "/wp-content/uploads/2019/a.jpg"],
    ["/eski/*", "/eski/*"],
  ])("%s is %s", (address, key) => expect(addressKey(address)).toBe(key));
});

describe("the keys that answer a request", () => {
  it("are its query, its path and all above it, the most exact first", () =>
    expect(keysOf("/A/b/", "?q=1")).toEqual(["/a/b?q=1", "/a/b", "/a/b/*", "/a/*"]));

  it("are each pair of a longer query, too", () =>
    expect(keysOf("/", "?p=12&cpage=2")).toEqual(["/?cpage=2&p=12", "/?cpage=2", "/?p=12", "/"]));

  it("stay few for a very deep path", () => expect(keysOf("/a".repeat(2_000)).length).toBeLessThan(60));
});
