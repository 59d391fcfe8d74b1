import * as z from "zod";
import common from "./common-passwords.json";
import { EMAIL_WRONG } from "./rules";

const NEW_PASSWORD_MIN = 8;
const NEW_PASSWORD_MAX = 128;
const refused = new Set(common.passwords);

const password = z
  .string({ error: "Yeni şifreyi girin" })
  .min(NEW_PASSWORD_MIN, { error: `Yeni şifre en az ${NEW_PASSWORD_MIN} karakter olmalıdır` })
  .max(NEW_PASSWORD_MAX, { error: `Yeni şifre en çok ${NEW_PASSWORD_MAX} karakter olabilir` })
  .refine((text) => !refused.has(text.toLowerCase()), { error: "Bu şifre çok yaygın; başka bir şifre seçin" });

/** What setting a password accepts: stricter than signing in, and none of the common ones (ASVS V6.2.4). */
export const newCredentials = z.strictObject({ email: z.email({ error: EMAIL_WRONG }), password });

/** Changing one's own password. */
export const newPassword = z.strictObject({
  present: z.string({ error: "Mevcut şifrenizi girin" }).min(1, "Mevcut şifrenizi girin").max(1_000, "Şifre çok uzun"),
  password,
});
