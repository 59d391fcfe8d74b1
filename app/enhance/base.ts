import { copyCodes } from "./copy-code";
import { drawer } from "./drawer";
import { oneOpen } from "./one-open";
import { placeholders } from "./placeholder";
import { shareLink } from "./share";
import { splashAd } from "./splash-ad";
import { countView } from "./views";

placeholders();
drawer();
copyCodes();
oneOpen();
countView();
shareLink();
splashAd();
