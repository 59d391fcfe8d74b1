import { Refusal } from "../refusal";
import { foldTr } from "../text/folding";
import common from "./common-passwords.json";
import { credentials } from "../session/rules";
import { accountRules, givenPasswordRules, passwordRules } from "./rules";

const refused = new Set(common.passwords);
const COMPARED_LETTERS_MIN = 4;
const GUESSABLE = "Şifre, e-posta adresi veya sitenin adı olamaz";

/** Refuses common passwords (ASVS V6.2.4). */
const password = givenPasswordRules.shape.password.refine((text) => !refused.has(text.toLowerCase()), {
  error: "Bu şifre çok yaygın; başka bir şifre seçin",
});

export const newAccount = accountRules.extend({ password });

export const newCredentials = credentials.extend({ password });

export const givenPassword = givenPasswordRules.extend({ password });

export const newPassword = passwordRules.extend({ password });

/** Whether the letters of a password are the account's e-mail or the brand (ASVS V6.2.11). */
export function isGuessable(text: string, email: string, brand: string): boolean {
  const lettersOf = (word: string) => foldTr(word).replace(/\P{L}/gu, "");
  const names = [email, email.split("@")[0] ?? "", brand].map(lettersOf);
  return (
    foldTr(text) === foldTr(email) ||
    names.some((name) => name.length >= COMPARED_LETTERS_MIN && name === lettersOf(text))
  );
}

export function refuseGuessable(text: string, email: string, brand: string) {
  if (isGuessable(text, email, brand)) throw new Refusal("invalid", GUESSABLE, { fields: { password: GUESSABLE } });
}
