import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/session/rules";
import * as sentences from "../../../worker/session/sentences";
import { formOf } from "../../support/form";

const SIGN_IN = { email: "yonetici@site.example", password: "123456" };
const GOOD = "Doğru at pil zımba";
const UNKNOWN = { made_up: "Bilinmeyen alan" };

describe("signing in", () => {
  const { stored, refusals } = formOf(rules.signInRules, SIGN_IN);

  it.each([
    ["of 6 characters", "123456"],
    ["of 1,000 characters", "a".repeat(1_000)],
  ])("takes a password %s", (_, password) => expect(refusals("password", password)).toEqual({}));

  it.each([
    ["email", "without an @", "yonetici", "Geçerli bir email adresi giriniz"],
    ["email", "that is missing", undefined, "Geçerli bir email adresi giriniz"],
    ["password", "of 5 characters", "12345", "Şifre en az 6 karakter olmalıdır"],
    ["password", "that is missing", undefined, "Şifre en az 6 karakter olmalıdır"],
    ["password", "of 1,001 characters", "a".repeat(1_001), "Şifre çok uzun"],
    ["made_up", "that nobody knows", 1, "Bilinmeyen alan"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it("takes a password as it is typed", () => expect(stored("password", "  123456 ")).toBe("  123456 "));
  it("needs no token", () => expect(stored("cf-turnstile-response", undefined)).toBe(""));
  it("keeps a token", () => expect(stored("cf-turnstile-response", "t")).toBe("t"));
});

const newPassword = [
  ["of 8 characters", "abcdefgh", {}],
  ["of 128 characters", "ab".repeat(64), {}],
  ["that only begins with the same letter", "aaaaaaab", {}],
  ["that only ends with the same letter", "baaaaaaa", {}],
  ["of 7 characters", "abcdefg", { password: "Yeni şifre en az 8 karakter olmalıdır" }],
  ["of 129 characters", `${"ab".repeat(64)}a`, { password: "Yeni şifre en çok 128 karakter olabilir" }],
  ["that is missing", undefined, { password: "Yeni şifreyi girin" }],
  ["with a control character", "abcdefg\n", { password: "Şifrede görünmeyen karakterler var; yeniden yazın" }],
  ["of spaces", " \u00a0".repeat(4), { password: "Şifre yalnızca boşluklardan oluşamaz" }],
  ["of one letter", "aAaAaAaA", { password: "Şifre tek bir karakterin tekrarı olamaz" }],
  ["of one emoji", "🎰".repeat(8), { password: "Şifre tek bir karakterin tekrarı olamaz" }],
] as const;

describe("a new administrator", () => {
  const { refusals } = formOf(rules.administratorRules, { ...SIGN_IN, password: GOOD });

  it.each(newPassword)("with a password %s", (_, password, sentences) =>
    expect(refusals("password", password)).toEqual(sentences),
  );
  it("has an address", () => expect(refusals("email", "x")).toEqual({ email: "Geçerli bir email adresi giriniz" }));
  it("has nothing else", () => expect(refusals("made_up", 1)).toEqual(UNKNOWN));
});

describe("a changed password", () => {
  const { refusals } = formOf(rules.passwordRules, { present: "1", password: GOOD });

  it.each(newPassword)("is one %s", (_, password, sentences) =>
    expect(refusals("password", password)).toEqual(sentences),
  );
  it("takes a present one of 1,000 characters", () => expect(refusals("present", "a".repeat(1_000))).toEqual({}));
  it.each([
    ["is empty", "", "Mevcut şifrenizi girin"],
    ["is missing", undefined, "Mevcut şifrenizi girin"],
    ["has 1,001 characters", "a".repeat(1_001), "Şifre çok uzun"],
  ])("is refused where the present one %s", (_, present, sentence) =>
    expect(refusals("present", present)).toEqual({ present: sentence }),
  );
  it("comes with nothing else", () => expect(refusals("made_up", 1)).toEqual(UNKNOWN));
});

it.each([
  [sentences.SIGN_IN_FAILED, "Giriş başarısız. Lütfen bilgilerinizi kontrol edin."],
  [
    sentences.PROOF_MISSING,
    "Bu hesap için çok sayıda başarısız giriş denemesi yapıldı. Güvenlik doğrulamasını tamamlayıp tekrar deneyin.",
  ],
  [sentences.PROOF_REFUSED, "Güvenlik doğrulaması kabul edilmedi. Yeniden doğrulayıp tekrar deneyin."],
  [sentences.SIGN_IN_REQUIRED, "Bu sayfaya erişmek için giriş yapmalısınız"],
  [sentences.NOT_AN_ADMINISTRATOR, "Bu hesap admin yetkisine sahip değil"],
  [sentences.AUTHORISATION_FAILED, "Yetkilendirme hatası oluştu"],
  [sentences.SIGN_IN_BROKE, "Giriş yapılırken bir hata oluştu"],
])("has the message: %s", (said, sentence) => expect(said).toBe(sentence));
