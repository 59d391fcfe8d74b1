import * as z from "zod";
import { VIEWED_KINDS, VIEWS_PER_REQUEST_MAX } from "./kinds";

const ID_MAX = 100;

const view = z.strictObject({ kind: z.enum(VIEWED_KINDS), id: z.string().min(1).max(ID_MAX) });
export type View = z.infer<typeof view>;

export const viewsInput = z.strictObject({ views: z.array(view).min(1).max(VIEWS_PER_REQUEST_MAX) });
