import { latePart } from "../shell/late";
import type { ReviewRow } from "./review-work.client";
import { useWorkAction } from "./use-work";
import { WorkRow } from "./work-row";

const LateWork = latePart(() => import("./review-work.client"));

/** A draft or note that waits for a decision; its buttons are loaded when there is one. */
export function ReviewWork(shown: ReviewRow) {
  const act = useWorkAction();
  return <LateWork {...shown} act={act} Row={WorkRow} />;
}
