import { latePart } from "../shell/late";

/** Loaded when versions are compared, since the comparison of texts is large. */
export const ConflictChanges = latePart(() => import("./conflict-changes.client"));
