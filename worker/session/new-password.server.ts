import { Refusal } from "../refusal";
import { foldTr } from "../turkish/folding";
import common from "./common-passwords.json";
import { administratorRules, passwordRules } from "./rules";

const refused = new Set(common.passwords);
/** Letters from which on a name says so much that a password made of it alone is refused. */
const NAME_MIN = 4;
const GUESSABLE = "Şifre, e-posta adresi veya sitenin adı olamaz";

/** Long enough and none of the common ones (ASVS V6.2.4). */
const password = administratorRules.shape.password.refine((text) => !refused.has(text.toLowerCase()), {
  error: "Bu şifre çok yaygın; başka bir şifre seçin",
});

/** What making an administrator accepts: a stricter password than signing in. */
export const newCredentials = administratorRules.extend({ password });

/** Changing one's own password. */
export const newPassword = passwordRules.extend({ password });

/** Whether a password is the account's own e-mail or the brand's name (ASVS V6.2.11), with whatever digits and signs. */
export function isGuessable(text: string, email: string, brand: string): boolean {
  const lettersOf = (word: string) => foldTr(word).replace(/\P{L}/gu, "");
  const names = [email, email.split("@")[0] ?? "", brand].map(lettersOf);
  return foldTr(text) === foldTr(email) || names.some((name) => name.length >= NAME_MIN && name === lettersOf(text));
}

/** Throws `Refusal("invalid")` for such a password. */
export function refuseGuessable(text: string, email: string, brand: string) {
  if (isGuessable(text, email, brand)) throw new Refusal("invalid", GUESSABLE, { fields: { password: GUESSABLE } });
}
