import { href } from "react-router";
import type { Shell } from "./shell";

/** Trust pages that other pages link to. */
export const [HELP, METHOD] = ["sorumlu-oyun", "nasil-degerlendiriyoruz"] as const;

/** The address of a trust page; undefined unless it is linked in the footer. */
export const trustPageAddress = ({ pages }: Shell, page: typeof HELP | typeof METHOD): string | undefined =>
  pages.some(({ slug }) => slug === page) ? href("/:page", { page }) : undefined;
