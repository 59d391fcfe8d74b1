import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { switchedResource } from "../plain-resource.server";
import { addRedirect, listRedirects, redirectSorts, reviseRedirect } from "./editing.server";
import { redirectInput, redirectUpdate } from "./rules";

export const redirectsAdmin = switchedResource({
  kind: "redirect",
  sentences: {
    ...{ list: READ_FAILED.redirects, read: READ_FAILED.redirects, write: SAVE_FAILED.redirect },
    remove: DELETE_FAILED.redirect,
  },
  ...{ sorts: redirectSorts, input: redirectInput, update: redirectUpdate },
  ...{ list: listRedirects, add: addRedirect, revise: reviseRedirect },
});
