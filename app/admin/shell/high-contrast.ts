/** What `highContrast` of Radix Themes adds; its own type admits no value under `exactOptionalPropertyTypes`. */
export const HIGH_CONTRAST = "rt-high-contrast";
