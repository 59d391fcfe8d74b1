import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, updatedAt, updatedBy } from "./columns";

/** A picture of the library, in pixels as browsers show it. */
export interface Logo {
  address: string;
  width: number;
  height: number;
}

/** Sides in pixels of the square pictures that an icon has. */
export const ICON_SIZES = [32, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];
/** Addresses of the pictures of an icon by their sides. */
export type Icon = Record<`${IconSize}`, string>;

export interface FooterLink {
  label: string;
  address: string;
}

/** Values of the style's tokens (`#rrggbb`) by their names, in the light and the dark scheme. */
export interface Palette {
  light: Record<string, string>;
  dark: Record<string, string>;
}

const logo = () => text({ mode: "json" }).$type<Logo>();

/** One row. What is empty or null is as built in; the name is then that of the configuration. */
export const appearance = sqliteTable("appearance", {
  id: id(),
  site_name: text().notNull().default(""),
  logo_light: logo(),
  logo_dark: logo(),
  icon: text({ mode: "json" }).$type<Icon>(),
  /** As it was typed: `#rrggbb`, in lower case. */
  accent: text(),
  /** Computed from the accent when it is saved. */
  palette: text({ mode: "json" }).$type<Palette>(),
  footer_text: text().notNull().default(""),
  footer_links: text({ mode: "json" }).$type<FooterLink[]>().notNull().default([]),
  social: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  updated_at: updatedAt(),
  updated_by: updatedBy(),
});

export type Appearance = typeof appearance.$inferSelect;
