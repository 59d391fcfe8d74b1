import * as z from "zod";
import { ICON_SIZES, type Icon } from "../../db/schema/appearance";
import { address, expectedVersion, line, listOfRows, requiredLine } from "../fields";
import { LOGO_TYPE, MEDIA_ADDRESS, SVG_REFUSED } from "../media/rules";
import { isLocalUrl, normalizeUrl } from "../text/url";

const SITE_NAME_MAX = 60;
const FOOTER_TEXT_MAX = 300;
const FOOTER_LABEL_MAX = 40;
export const FOOTER_LINKS_MAX = 6;
export const SOCIAL_MAX = 6;

const COLOUR = /^#?(?:([\da-f])([\da-f])([\da-f])|[\da-f]{6})$/;
const COLOUR_WRONG = "Rengi # işaretiyle altı haneli yazın, örneğin #0b7a6e";
const LOGO_UNKNOWN = "Logoyu kütüphaneden seçin";
const ICON_UNKNOWN = "Simgenin görselleri eksik; görseli yeniden seçin.";
const LINK_WRONG = "Bu sitedeki bir sayfayı (/hakkimizda) ya da https:// ile başlayan bir adresi yazın";
const SOCIAL_WRONG = "https:// ile başlayan bir adres yazın";

/** `#rrggbb` in lower case of a colour as it is typed; undefined for what is no colour. */
export function readColour(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const [whole, r, g, b] = COLOUR.exec(typed) ?? [];
  if (!whole) return undefined;
  return r && g && b ? `#${r}${r}${g}${g}${b}${b}` : `#${whole.replace("#", "")}`;
}

const accent = z
  .string({ error: COLOUR_WRONG })
  .transform((text, context) => {
    const colour = readColour(text);
    if (colour === undefined && text.trim())
      context.issues.push({ code: "custom", message: COLOUR_WRONG, input: text });
    return colour ?? null;
  })
  .nullable()
  .default(null);

const logoFault = (address: string) => {
  if (/\.svg$/i.test(address)) return SVG_REFUSED;
  if (!MEDIA_ADDRESS.test(address)) return LOGO_UNKNOWN;
  return /\.(png|webp)$/.test(address) ? undefined : LOGO_TYPE;
};

/** Width and height are those of the stored file, whatever is sent. */
const logo = z
  .object({ address: z.string({ error: LOGO_UNKNOWN }) }, { error: LOGO_UNKNOWN })
  .superRefine(({ address }, context) => {
    const message = logoFault(address);
    if (message) context.addIssue({ code: "custom", message });
  })
  .nullable()
  .default(null);

const isIcon = (given: unknown): given is Icon =>
  given !== null &&
  typeof given === "object" &&
  Object.keys(given).join() === ICON_SIZES.join() &&
  Object.values(given).every((one) => typeof one === "string" && MEDIA_ADDRESS.test(one) && one.endsWith(".png"));

const icon = z.custom<Icon>(isIcon, ICON_UNKNOWN).nullable().default(null);

const secureUrl = (text: string) => {
  const url = normalizeUrl(text);
  return url?.startsWith("https:") ? url : undefined;
};

const pageOrSecureUrl = (text: string) => (isLocalUrl(text) && text.startsWith("/") ? text : secureUrl(text));

const footerLink = z.strictObject({
  label: requiredLine(1, "Bağlantının adını yazın", FOOTER_LABEL_MAX),
  address: address(pageOrSecureUrl, LINK_WRONG, "Bağlantının adresini yazın"),
});

const readFooterLink = (text: string) => {
  const [, label = text, address = ""] = /^(.*?)\s+(\S+)$/.exec(text.trim()) ?? [];
  return { label, address };
};

export const socialAddress = address(secureUrl, SOCIAL_WRONG);

/** Also a text of one address a line; blank ones are dropped. */
const social = z
  .preprocess(
    (given) => {
      const all: unknown = typeof given === "string" ? given.split(/\r?\n/) : given;
      return Array.isArray(all) ? all.filter((one) => typeof one !== "string" || one.trim()) : all;
    },
    z.array(socialAddress, { error: "Liste bekleniyor" }).max(SOCIAL_MAX, `En çok ${SOCIAL_MAX} adres yazılabilir`),
  )
  .transform((all) => [...new Set(all)])
  .default([]);

/** 'Görünüm'. What is empty or null is as built in. */
export const appearanceUpdate = z.strictObject({
  site_name: line(SITE_NAME_MAX),
  logo_light: logo,
  logo_dark: logo,
  icon,
  accent,
  footer_text: line(FOOTER_TEXT_MAX),
  footer_links: listOfRows(footerLink, FOOTER_LINKS_MAX, readFooterLink),
  social,
  updated_at: expectedVersion,
});
export type AppearanceUpdate = z.infer<typeof appearanceUpdate>;
