import * as z from "zod";
import { expectedVersion, optionalWebUrl, webUrl } from "../fields";

/** A backup of a week ago is a warning; operations.md asks for one a day. */
export const BACKUP_OLD_MS = 7 * 86_400_000;

const CONTACT_WRONG = "Bir e-posta adresi ya da https:// ile başlayan bir adres yazın";
const HTTPS_ONLY = "Adres https:// ile başlamalıdır";
const isHttps = (url: string | null) => url === null || url.startsWith("https://");

/** An e-mail address, with or without `mailto:`, or an https address; RFC 9116 allows no others. */
const contact = z.preprocess(
  (text) => (typeof text === "string" ? text.trim().replace(/^mailto:/i, "") : text),
  z
    .union(
      [
        z.literal("").transform(() => null),
        z.null(),
        z.email(CONTACT_WRONG),
        webUrl(CONTACT_WRONG).refine(isHttps, CONTACT_WRONG),
      ],
      { error: CONTACT_WRONG },
    )
    .default(null),
);

export const systemUpdate = z.strictObject({
  security_contact: contact,
  security_policy: optionalWebUrl("Geçerli bir URL giriniz").refine(isHttps, HTTPS_ONLY),
  updated_at: expectedVersion,
});
export type SystemUpdate = z.infer<typeof systemUpdate>;
