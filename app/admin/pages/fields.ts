import type { Page } from "../../../db/schema";
import type { PageInput } from "../../../worker/pages/rules";
import { type Fields, quoted, tabIn, type TabbedFields } from "../fields";
import { SEO, SLUG } from "../shared-fields";

export const FIELDS: TabbedFields<keyof PageInput, "content" | "seo"> & Fields<Exclude<keyof Page, keyof PageInput>> = {
  title: { label: "Başlık", tab: "content", told: quoted, example: "Örnek Sayfa" },
  slug: { ...SLUG, label: "Adres", tab: "content" },
  content: { label: "Metin", tab: "content", csv: "html", object: "metnini", example: "<p>Sayfanın metni.</p>" },
  in_footer: {
    label: "Alt menüde göster",
    tab: "content",
    csv: "flag",
    name: "Alt menüdeki yer",
    example: true,
  },
  ...SEO,
};

export const tabOf = tabIn(FIELDS, "content");
