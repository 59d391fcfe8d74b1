import type { Post } from "../../../db/schema";
import { lateDialog } from "../shell/late";
import type { CorrectionProps } from "./correction-dialog.client";

/** What an approval leads to, as a message. */
export const approvedSentence = ({ publish_at }: Pick<Post, "publish_at">) =>
  publish_at ? "Yazı onaylandı; planlanan zamanda yayınlanacak" : "Yazı onaylandı ve yayın sırasına alındı";

export const RETURNED = "Düzeltme istendi";
export const UNDOES_RETURN = { kind: "post", action: "return" } as const;

export const Correction = lateDialog<CorrectionProps>(() => import("./correction-dialog.client"));
