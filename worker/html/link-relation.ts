/** `rel` of links to other sites. */
export const SPONSORED = "sponsored nofollow noopener";
