export const PROFILE_POSTS = 12;
export const VERIFICATIONS_SHOWN = 10;
