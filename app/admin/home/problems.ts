import type { PinProblem } from "../../../worker/site/pinning.server";

/** Why home does not show a record. */
export const PROBLEMS: Record<PinProblem, string> = {
  off: "Pasif",
  expired: "Süresi dolmuş",
  not_recommended: "Önerilmiyor",
  draft: "Taslak",
};
