/** Of links to operators. */
export const SPONSORED = "sponsored nofollow noopener";
/** Of other links to other sites, such as a regulator's. */
export const CITATION = "noopener";
