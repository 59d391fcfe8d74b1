import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { switchedResource } from "../plain-resource.server";
import {
  activateSplashAds,
  addSplashAd,
  listSplashAds,
  reviseSplashAd,
  SPLASH_AD_NOT_FOUND,
  splashAdRow,
  splashAdSorts,
} from "./editing.server";
import { splashAdInput, splashAdUpdate } from "./rules";

export const splashAdsAdmin = switchedResource({
  kind: "splash-ad",
  sentences: {
    ...{ list: READ_FAILED.splashAds, read: READ_FAILED.splashAds, write: SAVE_FAILED.splashAd },
    ...{ remove: DELETE_FAILED.splashAd, missing: SPLASH_AD_NOT_FOUND },
  },
  ...{ sorts: splashAdSorts, input: splashAdInput, update: splashAdUpdate },
  ...{ list: listSplashAds, read: splashAdRow, add: addSplashAd, revise: reviseSplashAd },
  activate: activateSplashAds,
});
