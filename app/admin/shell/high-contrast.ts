/**
 * Class that the `highContrast` prop of Radix Themes adds; the prop does not accept undefined under
 * `exactOptionalPropertyTypes`.
 */
export const HIGH_CONTRAST = "rt-high-contrast";
