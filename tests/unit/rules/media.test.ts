import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/media/rules";

describe("uploaded pictures", () => {
  it.each([
    ["promotions", 2_097_152, "Dosya boyutu 2MB'dan küçük olmalıdır"],
    ["blog-images", 5_242_880, "Dosya boyutu 5MB'dan küçük olmalıdır"],
    ["splash-ads", 5_242_880, "Dosya boyutu 5MB'dan küçük olmalıdır"],
  ] as const)("of %s have at most %i bytes: %s", (folder, bytes, sentence) => {
    expect(rules.MEDIA_BYTES_MAX[folder]).toBe(bytes);
    expect(rules.tooLarge(folder)).toBe(sentence);
  });

  it("are of four kinds", () =>
    expect(rules.IMAGE_TYPES).toEqual({ png: "image/png", jpg: "image/jpeg", gif: "image/gif", webp: "image/webp" }));

  it.each([
    [rules.IMAGE_BROKEN, "Görsel dosyası bozuk veya eksik."],
    [rules.IMAGE_HAS_OTHER_DATA, "Dosyada görselden başka veriler de var; görseli yeniden kaydedip deneyin."],
    [rules.UNSUPPORTED_IMAGE, "Yalnızca PNG, JPEG, GIF ve WebP görseller yüklenebilir."],
  ])("are refused with: %s", (said, sentence) => expect(said).toBe(sentence));
});
