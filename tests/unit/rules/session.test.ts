import { describe, expect, it } from "vitest";
import * as rules from "../../../worker/session/rules";
import { formOf } from "../../support/form";

const SIGN_IN = { email: "yonetici@site.example", password: "123456" };

describe("signing in", () => {
  const { stored, refusals } = formOf(rules.signInRules, SIGN_IN);

  it.each([
    ["email", "without an @", "yonetici", "Geçerli bir email adresi giriniz"],
    ["email", "that is missing", undefined, "Geçerli bir email adresi giriniz"],
    ["password", "that is missing", undefined, "Şifre en az 6 karakter olmalıdır"],
  ])("refuses the %s %s", (field, _, value, sentence) => expect(refusals(field, value)).toEqual({ [field]: sentence }));

  it("takes a password as it is typed", () => expect(stored("password", "  123456 ")).toBe("  123456 "));
  it("needs no token", () => expect(stored("cf-turnstile-response", undefined)).toBe(""));
  it("keeps a token", () => expect(stored("cf-turnstile-response", "t")).toBe("t"));
});
