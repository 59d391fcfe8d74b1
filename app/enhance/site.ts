import { comments } from "./comments";
import { copyCodes } from "./copy-code";
import { finder } from "./finder";
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
finder();
onFirstAction();
comments();
countView();
tellVisit();
splashAd();
