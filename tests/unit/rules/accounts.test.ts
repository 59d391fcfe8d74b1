import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/accounts/rules";
import { formOf } from "../../support/form";

const GOOD = "Doğru at pil zımba";
const ACCOUNT = { email: "editor@site.example", name: "Elif Editör", role: "editor", password: GOOD };
const UNKNOWN = { made_up: "Bilinmeyen alan" };

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

describe("a new account", () => {
  const { stored, refusals } = formOf(rules.accountRules, ACCOUNT);

  it.each(newPassword)("with a password %s", (_, password, sentences) =>
    expect(refusals("password", password)).toEqual(sentences),
  );
  it("has an address", () => expect(refusals("email", "x")).toEqual({ email: "Geçerli bir email adresi giriniz" }));
  it("has a name of two letters, in one line", () => {
    expect(refusals("name", " E ")).toEqual({ name: "Ad en az 2 karakter olmalıdır" });
    expect(stored("name", "  Elif \n Kaya ")).toBe("Elif Kaya");
  });
  it("has one of two roles", () => {
    expect(refusals("role", "admin")).toEqual({});
    expect(refusals("role", "owner")).toEqual({ role: "Rol seçin" });
  });
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
  ])("is refused where the present one %s", (_, present, sentence) =>
    expect(refusals("present", present)).toEqual({ present: sentence }),
  );
  it("comes with nothing else", () => expect(refusals("made_up", 1)).toEqual(UNKNOWN));
});
