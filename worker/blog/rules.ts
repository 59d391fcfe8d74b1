export const HOME_POSTS = 4;
export const POSTS_PER_PAGE = 24;
export const RELATED_POSTS = 3;

export const POSTS_TAG = "posts";
export const postTag = (id: string) => `post:${id}`;
