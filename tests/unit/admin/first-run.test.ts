// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { FirstRunCard } from "../../../app/admin/first-run/first-run-card";
import { wordsOf } from "../../../app/admin/first-run/step-words";
import { neededSteps, nextStep, optionalSteps } from "../../../app/admin/first-run/steps";
import type { FirstRun } from "../../../app/admin/first-run/use-first-run";
import { AccountContext } from "../../../app/admin/session/account";
import { DEMO_KINDS } from "../../../worker/dashboard/first-run-rules";

const contentWith = (counts: { demo: number; own: number }) =>
  Object.fromEntries(DEMO_KINDS.map((kind) => [kind, { ...counts, changed: [] }])) as unknown as FirstRun["content"];
const STATES = {
  name: "",
  has_countries: false,
  has_target: false,
  has_owner_pages: false,
  has_backup: false,
  has_tried_postback: false,
  has_turnstile: false,
};
const FRESH: FirstRun = {
  site: { name: "Bonus Rehberi", url: "http://localhost:8787" },
  content: contentWith({ demo: 3, own: 0 }),
  removed: [],
  states: { ...STATES, unprotected: 2, is_unprotected: true },
};
const LIVE: FirstRun = {
  ...FRESH,
  site: { name: "Fırsat Pusulası", url: "https://pusula.example" },
  content: contentWith({ demo: 0, own: 1 }),
  states: {
    ...STATES,
    has_owner_pages: true,
    has_countries: true,
    has_backup: true,
    has_target: true,
    unprotected: 0,
    is_unprotected: false,
  },
};

describe("the steps to a live guide (B7.7)", () => {
  it("are all left of a fresh site, and none of a live one whose optional steps are left", () => {
    const all = Object.keys(neededSteps(FRESH));
    expect(Object.values(neededSteps(FRESH))).toEqual(all.map(() => false));
    expect(nextStep(FRESH)).toBe("name");
    expect(nextStep({ ...FRESH, site: LIVE.site })).toBe("pages");
    expect(neededSteps(LIVE)).toEqual(Object.fromEntries(all.map((step) => [step, true])));
    expect(optionalSteps(LIVE)).toEqual({ turnstile: false, postback: false });
    expect(nextStep(LIVE)).toBeUndefined();
    expect(nextStep({ ...LIVE, states: { ...LIVE.states, has_target: false } })).toBe("notifications");
  });

  it.each([
    ["admin", { has_turnstile: false }, "Yayına hazırsınızİsteğe bağlı 1 adım kaldı"],
    ["admin", { has_target: false }, "Yayına 1 adım kaldıSıradaki: Bildirimler"],
    ["admin", {}, ""],
    ["editor", { has_turnstile: false }, ""],
  ] as const)("are told to the role %s, with %j: '%s'", (role, left, words) => {
    const states = { ...LIVE.states, has_turnstile: true, has_tried_postback: true, ...left };
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queries.setQueryData(["first-run"], { ...LIVE, states });
    const account = { id: "1", email: "", name: "", role, rename: () => undefined };
    const card = createElement(AccountContext, { value: account }, createElement(FirstRunCard));
    const { container } = render(createElement(QueryClientProvider, { client: queries }, card));
    expect(container.textContent).toBe(words);
  });

  it.each([
    ["http://pusula.example", false],
    ["https://localhost:8787", false],
    ["https://127.0.0.1", false],
    ["https://localhost.example", true],
  ])("count the address %s as done: %s", (url, isDone) => {
    expect(neededSteps({ ...LIVE, site: { ...LIVE.site, url } }).address).toBe(isDone);
  });

  it("lead to one's own account before those of others", () => {
    const { link, text } = wordsOf("factor", FRESH);
    expect(link?.label).toBe("Hesabım");
    expect(text).toContain("2 yöneticide kapalı");
    const others = { ...FRESH, states: { ...FRESH.states, is_unprotected: false } };
    expect(wordsOf("factor", others).link?.label).toBe("Hesaplar");
  });
});
