export const CATEGORIES_TAG = "categories";
