export { shrink, shrunkSentence } from "./shrink";
export { makeVariants } from "./variants";
