import * as z from "zod";
import { hiddenField } from "../fields";
import { isBlank } from "../text/visible-text";

const EMAIL_WRONG = "Geçerli bir email adresi giriniz";
export const credentials = z.strictObject({
  email: z.email({ error: EMAIL_WRONG }),
  password: z
    .string({ error: "Şifre en az 6 karakter olmalıdır" })
    .min(6, "Şifre en az 6 karakter olmalıdır")
    .max(1_000, "Şifre çok uzun"),
});
export type Credentials = z.infer<typeof credentials>;
export const signInRules = credentials.extend({ "cf-turnstile-response": hiddenField });
export type SignInInput = z.infer<typeof signInRules>;

export const NEW_PASSWORD_MIN = 8;
export const NEW_PASSWORD_MAX = 128;
const longEnough = z
  .string({ error: "Yeni şifreyi girin" })
  .min(NEW_PASSWORD_MIN, { error: `Yeni şifre en az ${NEW_PASSWORD_MIN} karakter olmalıdır` })
  .max(NEW_PASSWORD_MAX, { error: `Yeni şifre en çok ${NEW_PASSWORD_MAX} karakter olabilir` })
  .refine((text) => !/\p{Cc}/u.test(text), { error: "Şifrede görünmeyen karakterler var; yeniden yazın", abort: true })
  .refine((text) => !isBlank(text), { error: "Şifre yalnızca boşluklardan oluşamaz", abort: true })
  .refine((text) => !/^(.)\1*$/isu.test(text), { error: "Şifre tek bir karakterin tekrarı olamaz", abort: true });

/** The server also refuses common passwords (`new-password.server.ts`). */
export const administratorRules = z.strictObject({ email: z.email({ error: EMAIL_WRONG }), password: longEnough });
export const passwordRules = z.strictObject({
  present: z.string({ error: "Mevcut şifrenizi girin" }).min(1, "Mevcut şifrenizi girin").max(1_000, "Şifre çok uzun"),
  password: longEnough,
});
