import common from "./common-passwords.json";
import { administratorRules, passwordRules } from "./rules";

const refused = new Set(common.passwords);

/** Long enough and none of the common ones (ASVS V6.2.4). */
const password = administratorRules.shape.password.refine((text) => !refused.has(text.toLowerCase()), {
  error: "Bu şifre çok yaygın; başka bir şifre seçin",
});

/** What making an administrator accepts: a stricter password than signing in. */
export const newCredentials = administratorRules.extend({ password });

/** Changing one's own password. */
export const newPassword = passwordRules.extend({ password });
