import type { UseFormReturn } from "react-hook-form";
import type { Page } from "../../../db/schema";

export const valuesOf = (page: Page | undefined) => ({
  title: page?.title ?? "",
  slug: page?.slug ?? "",
  content: page?.content ?? "",
  seo_title: page?.seo_title ?? "",
  seo_description: page?.seo_description ?? "",
  seo_keywords: page?.seo_keywords ?? "",
  in_footer: page?.in_footer ?? true,
});
export type PageForm = UseFormReturn<ReturnType<typeof valuesOf>>;
