import { splashAd } from "./splash-ad";
import { countView } from "./views";

countView();
splashAd();
