import { describe, expect, it } from "vitest";
import { splashAdInput } from "../../../worker/splash-ads/rules";
import { formOf } from "../../support/form";
import { splashAdInput as splashAd } from "../../support/inputs";

const IMAGE_MISSING = "Geçerli bir resim yükleyin veya URL girin";

const UNKNOWN = "{yer} bilinmiyor. Kullanabilecekleriniz: {yerlesim}, {bonus}, {tik}, {sayfa}";
const PAGES_MISSING = "En az bir sayfa seçin";
const NOWHERE = { home: false, lists: false, promotions: false, casinos: false, posts: false };
const on = (pages: Partial<typeof NOWHERE>) => ({ ...NOWHERE, ...pages });

describe("a splash ad", () => {
  const { stored, refusals } = formOf(splashAdInput, splashAd());

  it("takes a picture that was uploaded here", () =>
    expect(refusals("image_url", "/media/splash-ads/a.png")).toEqual({}));

  it.each([
    ["title", "of one character", " a ", "Başlık en az 2 karakter olmalıdır"],
    ["title", "that is missing", undefined, "Başlık en az 2 karakter olmalıdır"],
    ["href", "of this site", "/bonuslar", "Geçerli bir URL giriniz"],
    ["image_url", "that is no picture", "resim-dosyası.png", IMAGE_MISSING],
    ["image_url", "that is too short", "a.png", IMAGE_MISSING],
    ["image_url", "that is missing", undefined, IMAGE_MISSING],
    ["is_active", "that is no flag", "evet", "Açık veya kapalı olmalıdır"],
    ["shown_on", "without pages", on({}), PAGES_MISSING],
    ["href", "with an unknown placeholder", "https://a.example/?x={yer}", UNKNOWN],
    ["starts_at", "that is no time", "yarın", "Geçerli bir zaman giriniz"],
    ["weight", "that is too low", "0", "1 ile 10 arasında olmalıdır"],
    ["weight", "that is too high", 11, "1 ile 10 arasında olmalıdır"],
    ["frequency", "that is unknown", "month", "Sıklığı listeden seçin"],
    ["devices", "that is unknown", "tablets", "Cihazı listeden seçin"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it.each([
    ["title", " Yılbaşı   Özel ", "Yılbaşı Özel"],
    ["image_url", " https://a.example ", "https://a.example/"],
    ["href", " https://A.example?x={yerlesim}&y=%2b#z ", "https://a.example?x={yerlesim}&y=%2b#z"],
    ["weight", undefined, 1],
    ["weight", "10", 10],
    ["frequency", "week", "week"],
    ["devices", undefined, "all"],
    ["is_active", undefined, true],
    ["is_active", false, false],
  ])("stores the %s %j as %j", (field, value, kept) => expect(stored(field, value)).toBe(kept));

  it.each(["2026-11-26T08:00:00.000Z", "2026-11-26T09:00:00.000Z"])(
    "does not end at %s, before its start",
    (ends_at) => {
      const { error } = splashAdInput.safeParse({ ...splashAd(), starts_at: "2026-11-26T09:00:00.000Z", ends_at });
      expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
        ["ends_at", "Bitiş, başlangıçtan sonra olmalıdır"],
      ]);
    },
  );

  it("appears on all pages unless some are chosen", () => {
    expect(Object.values(stored("shown_on", undefined) as object)).not.toContain(false);
    expect(stored("shown_on", on({ posts: true }))).toEqual(on({ posts: true }));
  });
});
