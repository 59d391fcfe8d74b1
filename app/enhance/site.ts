import { comments } from "./comments";
import { compareChoice } from "./compare-choice";
import { copyCodes } from "./copy-code";
import { drawer } from "./drawer";
import { finder } from "./finder";
import { liveForms } from "./live-form";
import { oneOpen } from "./one-open";
import { placeholders } from "./placeholder";
import { shareLink } from "./share";
import { splashAd } from "./splash-ad";
import { countView } from "./views";

// First, since pictures fail while the page loads.
placeholders();
drawer();
copyCodes();
oneOpen();
shareLink();
finder();
liveForms();
compareChoice();
comments();
countView();
splashAd();
