import { href } from "react-router";
import type { Icon } from "../../db/schema";
import { PAGE_COLOURS } from "../appearance/shown";
import type { Site } from "../env";
import { placed } from "../text/variants";

const picture = (src: string, side: number, purpose?: "maskable") => ({
  src,
  sizes: `${side}x${side}`,
  type: "image/png",
  ...(purpose && { purpose }),
});

const BUILT_IN = [
  picture("/icon-192.png", 192),
  picture("/icon-512.png", 512),
  picture("/icon-maskable-512.png", 512, "maskable"),
];

/** With the icon that its owner made, which no mask may cut. */
const owned = (icon: Icon, media: string) => [
  picture(placed(icon["192"], media), 192),
  picture(placed(icon["512"], media), 512),
];

/** The panel's web app manifest; its start and share target lead on after a sign-in. */
export const manifestOf = ({ name, media, look }: Site) => ({
  id: "/admin/",
  name: `${name} Yönetim`,
  short_name: name,
  description: `${name} yönetim paneli`,
  lang: "tr",
  dir: "ltr",
  start_url: href("/admin/dashboard"),
  scope: "/admin/",
  display: "standalone",
  theme_color: PAGE_COLOURS.light,
  background_color: PAGE_COLOURS.light,
  icons: look?.icon ? owned(look.icon, media) : BUILT_IN,
  share_target: {
    action: "/admin/share",
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text", url: "url" },
  },
});
