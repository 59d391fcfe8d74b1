import type { Page } from "../../../db/schema";
import type { PageInput } from "../../../worker/pages/rules";
import { type Fields, quoted, tabIn, type TabbedFields } from "../fields";
import { SEO, SLUG } from "../shared-fields";

export const FIELDS: TabbedFields<keyof PageInput, "content" | "seo"> & Fields<Exclude<keyof Page, keyof PageInput>> = {
  title: { label: "Başlık", tab: "content", told: quoted },
  slug: { ...SLUG, label: "Adres", tab: "content" },
  content: { label: "Metin", tab: "content", object: "metnini" },
  in_footer: { label: "Alt menüde göster", tab: "content", name: "Alt menüdeki yer" },
  ...SEO,
};

export const tabOf = tabIn(FIELDS, "content");
