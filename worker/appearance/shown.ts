import type { Icon, Logo, Palette } from "../../db/schema/appearance";

/** Background of pages in `app/ui/styles/tokens.css`, also behind the panel while it loads. */
export const PAGE_COLOURS = { light: "#f6f5f2", dark: "#0b111d" } as const;

interface Logos {
  light: Logo;
  dark: Logo | null;
}

export interface NamedLink {
  label: string;
  href: string;
  rel?: string;
}

/** The appearance as pages show it. */
export interface Look {
  site_name: string;
  /** With the sides in which they are shown; undefined where the name is set as text. */
  logos: Logos | undefined;
  icon: Icon | null;
  palette: Palette | null;
  footer_text: string;
  links: NamedLink[];
}
