import { comments } from "./comments";
import { splashAd } from "./splash-ad";
import { countView } from "./views";

countView();
comments();
splashAd();
