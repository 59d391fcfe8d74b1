import { href } from "react-router";
import { NO_CASINO_SLUG } from "../text/slug";

interface Addressed {
  slug: string;
}

/** Paths of public pages; `diger` replaces the slug of a missing casino. */
export const promotionAddress = ({ slug, casino_slug }: Addressed & { casino_slug: string | null }) =>
  href("/bonuslar/:casino/:promotion", { casino: casino_slug ?? NO_CASINO_SLUG, promotion: slug });
export const casinoAddress = ({ slug }: Addressed) => href("/casino/:casino", { casino: slug });
export const postAddress = ({ slug }: Addressed) => href("/blog/:post", { post: slug });
export const profileAddress = ({ slug }: Addressed) => href("/yazar/:person", { person: slug });
export const pageAddress = ({ slug }: Addressed) => href("/:page", { page: slug });
