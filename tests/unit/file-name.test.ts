import { expect, it } from "vitest";
import { fileName } from "../../worker/media/file-name";

const now = new Date("2026-11-25T12:00:00Z");
const kept = (original: string) =>
  /^splash-ad_\d{13}_[\da-f]{16}_?(.*)$/.exec(fileName("splash-ads", original, now))?.[1];

it.each([
  ["yaz_728x90.jpg", "yaz"],
  ["yaz 300×250.png", "yaz"],
  ["kampanya-728-90-son.png", "kampanya-son"],
  ["468x60.gif", ""],
  ["728x90px_yaz_v2.gif", "yaz_v2"],
  ["Reklam Bannerı - Kış.png", "kis"],
  ["ad-banner.jpg", ""],
  ["ads1.png", "1"],
  ["popup_sponsor_yeni.webp", "yeni"],
  ["adana-kebabi.png", "adana-kebabi"],
  ["madalya.png", "madalya"],
  ["bonus-100.png", "bonus-100"],
])("the name %s leaves no size and no word for ads in the file's name: '%s'", (original, expected) => {
  expect(kept(original)).toBe(expected);
});
