import { commentForm } from "./comment-form";
import { splashAd } from "./splash-ad";
import { countView } from "./views";

countView();
commentForm();
splashAd();
