import type { Icon, Logo, Palette } from "../../db/schema/appearance";

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
