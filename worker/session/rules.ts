import * as z from "zod";
import { hiddenField } from "../fields";

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
