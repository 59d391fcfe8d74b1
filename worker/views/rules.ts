import * as z from "zod";
import { isList, VIEWED_KINDS } from "../figures/kinds";

const ID_MAX = 100;
const WRONG = "Görüntülenme kaydı geçersiz";

export const viewInput = z
  .strictObject({ kind: z.enum(VIEWED_KINDS, WRONG), id: z.string(WRONG).min(1, WRONG).max(ID_MAX, WRONG) }, WRONG)
  .refine(({ kind, id }) => kind !== "list" || isList(id), WRONG);
export type View = z.infer<typeof viewInput>;
