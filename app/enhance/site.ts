import { comments } from "./comments";
import { copyCodes } from "./copy-code";
import { onFirstAction } from "./first-action";
import { placeholders } from "./placeholder";
import { shareLink } from "./share";

// First, since pictures fail while the page loads.
placeholders();
copyCodes();
shareLink();
if (document.querySelector("[data-counts]"))
  import("./finder").then(
    ({ finder }) => finder(),
    () => undefined,
  );
onFirstAction();
comments();
// What no visitor waits for.
import("./unseen").then(
  ({ unseen }) => unseen(),
  () => undefined,
);
