export const HOME_POSTS = 4;
export const POSTS_PER_PAGE = 24;
export const RELATED_POSTS = 3;
export const WORDS_A_MINUTE = 200;
export const CONTENTS_MIN = 3;
export const AI_AUTHOR = "AI Yazar";
/** Of a stranger who leaves a note. */
export const NOTE_NAME_MAX = 60;
/** The form for notes in a preview. */
export const NOTES_ANCHOR = "not";
