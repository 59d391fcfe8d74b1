import { chosenBefore } from "./chosen";
import { afterFirstPaint } from "./first-paint";

/** The address of `compare-choice.ts`, set by `vite.config.ts`. */
declare const COMPARE_CHOICE: string;

/** Without it the form sends the boxes that are checked on this page. */
const load = () => void import(/* @vite-ignore */ COMPARE_CHOICE).catch(() => undefined);

if (chosenBefore()) afterFirstPaint(load);
else addEventListener("change", load, { once: true });
