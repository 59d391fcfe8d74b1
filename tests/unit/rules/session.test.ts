import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/session/rules";
import * as sentences from "../../../worker/session/sentences";
import { formOf } from "../../support/form";

const SIGN_IN = { email: "yonetici@site.example", password: "123456" };

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
