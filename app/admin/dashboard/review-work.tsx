import { latePart } from "../shell/late";
import type { ReviewRow } from "./review-work.client";
import { useWorkAction } from "./use-work";
import { WorkRow } from "./work-row";

const LateWork = latePart(() => import("./review-work.client"));

/** A row about a draft in review or a held note. Its code is loaded with the first such row. */
export function ReviewWork(shown: ReviewRow) {
  const act = useWorkAction();
  return <LateWork {...shown} act={act} Row={WorkRow} />;
}
