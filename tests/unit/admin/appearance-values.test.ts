import { describe, expect, it } from "vitest";
import { appearanceInput, appearanceValues } from "../../../app/admin/appearance/values";
import type { Appearance } from "../../../db/schema";

const LOGO = { address: "/media/site/site_1.png", width: 480, height: 120 };
const ICON = { 32: "/media/site/a.png", 180: "/media/site/b.png", 192: "/media/site/c.png", 512: "/media/site/d.png" };
const ROW: Appearance = {
  id: "1",
  site_name: "Bonus Pusulası",
  logo_light: LOGO,
  logo_dark: null,
  icon: ICON,
  accent: "#0b7a6e",
  palette: null,
  footer_text: "Bağımsız rehber",
  footer_links: [{ label: "Hakkımızda", address: "/hakkimizda" }],
  social: ["https://x.example/pusula"],
  updated_at: "2026-11-27T00:00:00.000Z",
  updated_by: null,
};

/** The path and the sentence of each refused part. */
const faultsOf = (changes: object) =>
  appearanceInput
    .safeParse({ ...appearanceValues(ROW), ...changes })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("the form of the appearance", () => {
  it("sends what it was filled with", () => {
    const { site_name, logo_dark, icon, accent, footer_text, footer_links, social } = ROW;
    expect(appearanceInput.parse(appearanceValues(ROW))).toEqual({
      ...{ site_name, logo_dark, icon, accent, footer_text, footer_links, social },
      logo_light: { address: LOGO.address },
    });
  });

  it("sends null for what was removed, and a social address once", () => {
    const emptied = {
      logo_light: [],
      icon: [],
      accent: "",
      social: ["", "a", "a"].map((end) => ({ address: end && `https://${end}.example/` })),
    };
    expect(appearanceInput.parse({ ...appearanceValues(ROW), ...emptied })).toMatchObject({
      ...{ logo_light: null, icon: null, accent: null },
      social: ["https://a.example/"],
    });
  });

  it.each([
    [{ logo_light: [{ ...LOGO, address: "/media/site/logo.jpg" }] }, "logo_light", "Logo PNG veya WebP olmalıdır."],
    [
      { icon: [{ ...ICON, 512: "/placeholder.svg#waiting" }] },
      "icon",
      "Simgenin görselleri eksik; görseli yeniden seçin.",
    ],
    [{ accent: "kırmızı" }, "accent", "Rengi # işaretiyle altı haneli yazın, örneğin #0b7a6e"],
    [
      { social: [{ address: "" }, { address: "http://a.example" }] },
      "social.1.address",
      "https:// ile başlayan bir adres yazın",
    ],
  ])("refuses %j at its own input", (changes, path, sentence) => {
    expect(faultsOf(changes)).toEqual([[path, sentence]]);
  });
});
