export const FUNCTIONS = ["scheduled-blog-publisher", "publish-scheduled-blogs", "publish-blogs-public"] as const;
