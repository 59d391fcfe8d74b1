import { DATABASE_SILENT, DELETE_FAILED, READ_FAILED, SAVE_FAILED } from "../failure-sentences";
import { switchedResource } from "../plain-resource.server";
import {
  addCategory,
  CATEGORY_NOT_FOUND,
  categoryRow,
  categorySorts,
  listCategories,
  removeCategory,
  reviseCategory,
} from "./editing.server";
import { categoryInput, categoryUpdate } from "./rules";

const UNLISTED = `${READ_FAILED.categories}: ${DATABASE_SILENT}`;

export const categoriesAdmin = switchedResource({
  kind: "category",
  sentences: {
    ...{ list: UNLISTED, read: UNLISTED, missing: CATEGORY_NOT_FOUND },
    write: `${SAVE_FAILED.category}: ${DATABASE_SILENT}`,
    remove: `${DELETE_FAILED.category}: ${DATABASE_SILENT}`,
  },
  ...{ sorts: categorySorts, input: categoryInput, update: categoryUpdate },
  ...{ list: listCategories, read: categoryRow, add: addCategory, revise: reviseCategory },
  remove: removeCategory,
});
