/** Exempt from the origin check, because it accepts a token, not a session. */
export const PUBLIC_FUNCTION = "/api/functions/publish-blogs-public";
export const FUNCTIONS = ["scheduled-blog-publisher", "publish-scheduled-blogs", "publish-blogs-public"] as const;
