import { comments } from "./comments";
import { copyCodes } from "./copy-code";
import { onFirstAction } from "./first-action";
import { placeholders } from "./placeholder";
import { shareLink } from "./share";
import { splashAd } from "./splash-ad";
import { countView } from "./views";
import { tellVisit } from "./visit-start";

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
countView();
tellVisit();
splashAd();
