import { copyCodes } from "./copy-code";
import { drawer } from "./drawer";
import { afterFirstPaint } from "./first-paint";
import { oneOpen } from "./one-open";
import { placeholders } from "./placeholder";
import { shareLink } from "./share";

/** The address of `visit.ts`, set by `vite.config.ts`. */
declare const VISIT: string;

// Shows buttons, which must not move the page after the first paint.
copyCodes();
afterFirstPaint(() => {
  placeholders();
  drawer();
  oneOpen();
  shareLink();
  void import(/* @vite-ignore */ VISIT).catch(() => undefined);
});
