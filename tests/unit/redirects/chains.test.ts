import { describe, expect, it } from "vitest";
import { addressKey } from "../../../worker/redirects/address-key";
import { follow, type Rule, shortened, withRule } from "../../../worker/redirects/chains";

const rule = (source: string, target: string, record_id: string | null = null): Rule => ({
  ...{ id: source, source, key: addressKey(source), target, record_id, is_active: true },
});
const led = (rules: Rule[], one: Rule) => follow(withRule(rules, one), one);

describe("a rule that leads to the source of another", () => {
  const rules = [rule("/b", "/c"), rule("/eski/*", "/yeni/*"), rule("/gitti", ""), rule("/yazi", "/baska", "7")];

  it.each([
    ["/b", "/c"],
    ["/B/?x=1", "/c"],
    ["/eski/x/y", "/yeni/x/y"],
    ["/gitti", "/gitti"],
    ["https://baska.example/b", "https://baska.example/b"],
    ["/yok", "/yok"],
  ])("%s arrives at %s", (target, arrived) => expect(led(rules, rule("/a", target)).target).toBe(arrived));

  it("ends at the page of a record", () =>
    expect(led(rules, { ...rule("/a", "/b"), record_id: "1" })).toEqual({ target: "/b", record_id: "1" }));

  it("takes the record of the last target", () =>
    expect(led(rules, rule("/a", "/yazi"))).toEqual({ target: "/baska", record_id: "7" }));

  it("keeps folders in one hop", () => expect(led(rules, rule("/once/*", "/eski/*")).target).toBe("/yeni/*"));
});

describe("rules in a circle", () => {
  it.each([
    [[rule("/b", "/a")], rule("/a", "/b"), ["/a", "/b", "/a"]],
    [[rule("/b", "/c"), rule("/c", "/A/")], rule("/a", "/b?x"), ["/a", "/b", "/c", "/a"]],
    [[rule("/b/x", "/a/x")], rule("/a/*", "/b/*"), undefined],
    [[rule("/a/*", "/b/*")], rule("/b/x", "/a/x"), ["/b/x", "/a/*", "/b/x"]],
    [[], rule("/a/*", "/a/b/*"), ["/a/*", "/a/*"]],
  ])("are named in their order (%#)", (rules, one, loop) => expect(led(rules, one).loop).toEqual(loop));
});

it("leads rules through a new one to its target", () => {
  const rules = [rule("/x", "/a"), rule("/y", "/A/?q"), rule("/z", "/a", "1"), rule("/w", "/b")];
  expect(shortened(rules, rule("/a", "/son"))).toEqual([
    { id: "/x", target: "/son", record_id: null },
    { id: "/y", target: "/son", record_id: null },
  ]);
});
