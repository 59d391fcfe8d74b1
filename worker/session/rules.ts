import { z } from "zod";
import common from "./common-passwords.json";

const EMAIL_WRONG = "Geçerli bir email adresi giriniz";
const NEW_PASSWORD_MIN = 8;
const NEW_PASSWORD_MAX = 128;
const refused = new Set(common.passwords);

/** What signing in accepts (spec public §5). */
export const credentials = z.object({
  email: z.email({ error: EMAIL_WRONG }),
  password: z.string().min(6, { error: "Şifre en az 6 karakter olmalıdır" }),
});

/** What setting a password accepts: stricter than signing in, and none of the common ones (ASVS V6.2.4). */
export const newCredentials = z.object({
  email: z.email({ error: EMAIL_WRONG }),
  password: z
    .string()
    .min(NEW_PASSWORD_MIN, { error: `Yeni şifre en az ${NEW_PASSWORD_MIN} karakter olmalıdır` })
    .max(NEW_PASSWORD_MAX, { error: `Yeni şifre en çok ${NEW_PASSWORD_MAX} karakter olabilir` })
    .refine((password) => !refused.has(password.toLowerCase()), {
      error: "Bu şifre çok yaygın; başka bir şifre seçin",
    }),
});

export const SIGN_IN_FAILED = "Giriş başarısız. Lütfen bilgilerinizi kontrol edin.";
