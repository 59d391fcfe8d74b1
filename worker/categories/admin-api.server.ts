import { DATABASE_SILENT, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { switchedResource } from "../plain-resource.server";
import { addCategory, categorySorts, listCategories, removeCategory, reviseCategory } from "./editing.server";
import { categoryInput, categoryUpdate } from "./rules";

const UNLISTED = `${READ_FAILED.categories}: ${DATABASE_SILENT}`;

export const categoriesAdmin = switchedResource({
  kind: "category",
  sentences: {
    ...{ list: UNLISTED, read: UNLISTED },
    write: `${SAVE_FAILED.category}: ${DATABASE_SILENT}`,
    remove: `${DELETE_FAILED.category}: ${DATABASE_SILENT}`,
  },
  ...{ sorts: categorySorts, input: categoryInput, update: categoryUpdate },
  ...{ list: listCategories, add: addCategory, revise: reviseCategory },
  remove: removeCategory,
});
