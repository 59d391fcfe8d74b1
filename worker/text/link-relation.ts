/** Of links to operators. */
export const SPONSORED = "sponsored nofollow noopener";
/** Of links to casinos that we advise against, and to services: not paid for, and no recommendation. */
export const PLAIN = "nofollow noopener";
/** Of other links to other sites, such as a regulator's. */
export const CITATION = "noopener";
