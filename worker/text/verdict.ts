/** Of the sentence that says what editors think of a casino or bonus. */
export const VERDICT_MAX = 160;
