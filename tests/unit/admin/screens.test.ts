import { describe, expect, it } from "vitest";
import { editorAddress } from "../../../app/admin/kinds";
import { SCREEN_MODULES } from "../../../app/admin/shell/screen-modules";
import { MENU, mayOpen, SCREENS, screenAt } from "../../../app/admin/shell/screens";

const PATHS = Object.keys(SCREEN_MODULES).map((path) => `/${path}`);

describe("the title of a screen", () => {
  it.each(PATHS)("is known at %s", (path) => {
    expect(screenAt(path)).toBeTruthy();
  });

  it("is the list's on the screen of a record", () => {
    expect(screenAt("/admin/casinos/edit/1")).toBe("Casino Siteleri");
  });

  it("is not taken from a screen whose address merely begins alike", () => {
    expect(screenAt("/admin/settings-of-something")).toBeUndefined();
  });
});

describe("the menu", () => {
  it("leads to screens that exist", () => {
    for (const { to } of SCREENS) expect(PATHS).toContain(to);
  });

  it("has four groups, the dashboard first (B2.1)", () => {
    expect(MENU.map(({ label }) => label)).toEqual(["Çalışma", "İçerik", "Site", "Yönetim"]);
    expect(SCREENS[0]?.label).toBe("Kontrol Paneli");
  });

  it("names no screen twice", () => {
    const labels = SCREENS.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe("a screen of administrators", () => {
  it.each(["/admin/accounts", "/admin/redirects", "/admin/conversions/import", "/admin/test-edge-function"])(
    "is %s, which editors do not open (B20.1)",
    (address) => {
      expect(mayOpen("admin", address)).toBe(true);
      expect(mayOpen("editor", address)).toBe(false);
    },
  );

  it("is no screen of content", () => {
    for (const address of ["/admin/settings", "/admin/scheduled-publishing", "/admin/home"])
      expect(mayOpen("editor", address)).toBe(true);
  });
});

it.each([
  ["post", "/admin/blog/edit/7"],
  ["promotion", "/admin/promotions/edit/7"],
  ["casino", "/admin/casinos/edit/7"],
  ["page", "/admin/pages/edit/7"],
  ["splash-ad", "/admin/splash-ads/edit/7"],
  ["category", "/admin/categories?kayit=7"],
  ["comment", "/admin/comments?kayit=7"],
  ["home_texts", "/admin/settings?bolum=content"],
] as const)("the address at which a record is edited is a screen, a dialog of its list or a tab: %s", (kind, address) =>
  expect(editorAddress(kind, "7")).toBe(address),
);
