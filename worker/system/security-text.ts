import type { SystemSettings } from "../../db/schema";

/** RFC 9116 recommends less than a year; the file is written anew at least once a day. */
const VALID_MS = 180 * 86_400_000;

/** The text of `/.well-known/security.txt` (RFC 9116) at `url`, undefined without a contact. */
export function securityText(settings: SystemSettings | undefined, url: string, now: Date): string | undefined {
  if (!settings?.security_contact) return undefined;
  const { security_contact: contact, security_policy: policy } = settings;
  const lines = [
    `Contact: ${contact.includes("://") ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString().replace(/T.*/, "T00:00:00.000Z")}`,
    "Preferred-Languages: tr, en",
    `Canonical: ${url}`,
    ...(policy ? [`Policy: ${policy}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
