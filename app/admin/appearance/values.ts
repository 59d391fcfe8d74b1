import * as z from "zod";
import type { Appearance, FooterLink, Icon, Logo } from "../../../db/schema";
import { appearanceUpdate, SOCIAL_MAX, socialAddress } from "../../../worker/appearance/rules";
import { listOfRows } from "../../../worker/fields";

const { logo_light, logo_dark, icon } = appearanceUpdate.shape;

/** The form's pictures are lists of at most one, so that versions are compared by whole pictures. */
const oneOf = <Rule extends z.ZodType>(rule: Rule) =>
  z
    .array(z.unknown())
    .transform(([one = null]) => one)
    .pipe(rule);

const socialRow = z.strictObject({ address: socialAddress });

export const appearanceInput = appearanceUpdate.omit({ updated_at: true }).extend({
  logo_light: oneOf(logo_light),
  logo_dark: oneOf(logo_dark),
  icon: oneOf(icon),
  social: listOfRows(socialRow, SOCIAL_MAX, (address) => ({ address })).transform((rows) => [
    ...new Set(rows.map(({ address }) => address)),
  ]),
});

export interface AppearanceValues {
  site_name: string;
  logo_light: Logo[];
  logo_dark: Logo[];
  icon: Icon[];
  accent: string;
  footer_text: string;
  footer_links: FooterLink[];
  social: { address: string }[];
}

const listOf = <Item>(item: Item | null): Item[] => (item ? [item] : []);

export const appearanceValues = (row: Appearance): AppearanceValues => ({
  site_name: row.site_name,
  logo_light: listOf(row.logo_light),
  logo_dark: listOf(row.logo_dark),
  icon: listOf(row.icon),
  accent: row.accent ?? "",
  footer_text: row.footer_text,
  footer_links: row.footer_links,
  social: row.social.map((address) => ({ address })),
});
