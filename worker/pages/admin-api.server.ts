import { DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { plainResource } from "../plain-resource.server";
import { addPage, listPages, pageSorts, revisePage } from "./editing.server";
import { pageInput, pageUpdate } from "./rules";

export const pagesAdmin = plainResource({
  kind: "page",
  sentences: {
    ...{ list: READ_FAILED.pages, read: READ_FAILED.page, write: SAVE_FAILED.page, remove: DELETE_FAILED.page },
  },
  ...{ sorts: pageSorts, input: pageInput, update: pageUpdate },
  ...{ list: listPages, add: addPage, revise: revisePage },
});
