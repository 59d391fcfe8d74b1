/** Bytes of a request with a draft. */
export const DRAFT_BYTES_MAX = 512 * 1024;
export const DRAFT_TOO_LARGE = "Bu taslak sunucuda saklanamayacak kadar büyük.";
