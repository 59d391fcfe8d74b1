import * as z from "zod";
import { VIEWED_KINDS, VIEWS_PER_REQUEST_MAX } from "./kinds";

const ID_MAX = 100;
const WRONG = "Görüntülenme kaydı geçersiz";

const view = z.strictObject(
  { kind: z.enum(VIEWED_KINDS, WRONG), id: z.string(WRONG).min(1, WRONG).max(ID_MAX, WRONG) },
  WRONG,
);
export type View = z.infer<typeof view>;

export const viewsInput = z.strictObject(
  { views: z.array(view, WRONG).min(1, WRONG).max(VIEWS_PER_REQUEST_MAX, WRONG) },
  WRONG,
);
