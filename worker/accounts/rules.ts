import * as z from "zod";
import { requiredLine } from "../fields";
import { credentials } from "../session/rules";
import { isBlank } from "../text/visible-text";
import { ROLES } from "./constants";

export const NEW_PASSWORD_MIN = 8;
export const NEW_PASSWORD_MAX = 128;
const longEnough = z
  .string({ error: "Yeni şifreyi girin" })
  .min(NEW_PASSWORD_MIN, { error: `Yeni şifre en az ${NEW_PASSWORD_MIN} karakter olmalıdır` })
  .max(NEW_PASSWORD_MAX, { error: `Yeni şifre en çok ${NEW_PASSWORD_MAX} karakter olabilir` })
  .refine((text) => !/\p{Cc}/u.test(text), { error: "Şifrede görünmeyen karakterler var; yeniden yazın", abort: true })
  .refine((text) => !isBlank(text), { error: "Şifre yalnızca boşluklardan oluşamaz", abort: true })
  .refine((text) => !/^(.)\1*$/isu.test(text), { error: "Şifre tek bir karakterin tekrarı olamaz", abort: true });

const present = z
  .string({ error: "Mevcut şifrenizi girin" })
  .min(1, "Mevcut şifrenizi girin")
  .max(1_000, "Şifre çok uzun");

const NAME_MAX = 60;
export const nameRules = z.strictObject({ name: requiredLine(2, "Ad en az 2 karakter olmalıdır", NAME_MAX) });
export const roleRules = z.strictObject({ role: z.enum(ROLES, { error: "Rol seçin" }) });

/** The server also refuses common passwords (`new-password.server.ts`). */
export const givenPasswordRules = z.strictObject({ password: longEnough });
export const passwordRules = givenPasswordRules.extend({ present });
const TOTP_SECRET = /^[A-Z2-7]{32}$/;
const code = z.string({ error: "Kodu yazın" }).trim().min(1, "Kodu yazın").max(40, "Kod çok uzun");
export const proofRules = z.strictObject({ present, code });
export const secondFactorRules = proofRules.extend({
  secret: z.string({ error: "Anahtar eksik" }).regex(TOTP_SECRET, "Anahtar eksik"),
});
export const accountRules = z.strictObject({
  email: credentials.shape.email,
  ...nameRules.shape,
  ...roleRules.shape,
  ...givenPasswordRules.shape,
});
