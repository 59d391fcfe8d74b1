import { copyCodes } from "./copy-code";
import { drawer } from "./drawer";
import { afterFirstPaint } from "./first-paint";
import { oneOpen } from "./one-open";
import { placeholders } from "./placeholder";
import { shareLink } from "./share";

/** The address of `visit.ts`, set by `vite.config.ts`. */
declare const VISIT: string;

placeholders();
drawer();
copyCodes();
oneOpen();
shareLink();
afterFirstPaint(() => void import(/* @vite-ignore */ VISIT).catch(() => undefined));
