import { lateDialog } from "../shell/late";
import type { CorrectionProps } from "./correction-dialog.client";

export const RETURNED = "Düzeltme istendi";
export const UNDOES_RETURN = { kind: "post", action: "return" } as const;

export const Correction = lateDialog<CorrectionProps>(() => import("./correction-dialog.client"));
