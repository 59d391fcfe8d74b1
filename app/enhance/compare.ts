import { chosenBefore } from "./chosen";

/** The address of `compare-choice.ts`, set by `vite.config.ts`. */
declare const COMPARE_CHOICE: string;

/** Without it the form sends the boxes that are checked on this page. */
const load = () => void import(/* @vite-ignore */ COMPARE_CHOICE).catch(() => undefined);

addEventListener(chosenBefore() ? "load" : "change", load, { once: true });
