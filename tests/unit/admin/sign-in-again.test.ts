import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as SignInAgain from "../../../app/admin/session/sign-in-again";
import { NOT_AN_ADMINISTRATOR } from "../../../worker/session/sentences";

/** The module remembers where the tab is going, so each test has one of its own. */
let signIn: typeof SignInAgain;
const assign = vi.fn<(address: string) => void>();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("location", { pathname: "/admin/blog", search: "?q=bonus&page=2", assign });
  signIn = await import("../../../app/admin/session/sign-in-again");
});
afterEach(() => void vi.resetModules());

describe("a session that has ended", () => {
  it("leads to the sign-in page and back with the list's address, keeps what was typed and asks nothing", () => {
    signIn.leaveForSignIn();
    expect(assign).toHaveBeenCalledWith("/admin/login?neden=oturum&geri=%2Fadmin%2Fblog%3Fq%3Dbonus%26page%3D2");
    expect([signIn.isLeavingForSignIn(), signIn.isKeepingDrafts()]).toEqual([true, true]);
  });

  it("tells that the account has no admin rights", () => {
    signIn.leaveForSignIn(NOT_AN_ADMINISTRATOR);
    expect(assign.mock.calls[0]?.[0]).toContain("neden=yetki");
  });
});

it("signing out leads to the sign-in page alone, and drops what was typed", () => {
  signIn.leaveSignedOut();
  expect(assign).toHaveBeenCalledWith("/admin/login");
  expect([signIn.isLeavingForSignIn(), signIn.isKeepingDrafts()]).toEqual([true, false]);
});

it("keeps drafts and asks before leaving a form, unless the tab is on its way to sign in", () => {
  expect([signIn.isLeavingForSignIn(), signIn.isKeepingDrafts()]).toEqual([false, true]);
});

describe("the address to return to", () => {
  const returned = (address: string) => signIn.returnAddress(`?${new URLSearchParams({ geri: address })}`);

  it.each(["/admin/blog", "/admin/blog?q=%C3%A7evrim&page=2", "/admin/blog/edit/5f0c-1", "/admin/comments?kayit=1"])(
    "is %s",
    (address) => expect(returned(address)).toBe(address),
  );

  it.each([
    "",
    "/",
    "/admin/login",
    "/admin/login?geri=/admin/blog",
    "//evil.example/admin/blog",
    "https://evil.example/admin/",
    "/admin/\\evil.example",
    "javascript:alert(1)//admin/",
    "/admin/blog\n/admin/x",
    "/admin/blog#x",
  ])("is never '%s'", (address) => expect(returned(address)).toBe("/admin/dashboard"));

  it("is the first screen where none is named", () => {
    expect(signIn.returnAddress("")).toBe("/admin/dashboard");
  });
});
