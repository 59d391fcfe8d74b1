export const SPONSORED = "sponsored nofollow noopener";
