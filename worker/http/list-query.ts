import * as z from "zod";
import type { Sortable } from "../records/list";
import { validQuery } from "./valid";

const SEARCH_MAX = 100;

/** Parses `?q=&sort=&page=` and filters. Throws `Refusal("invalid")`. */
export function listQuery<S extends Sortable, F extends z.ZodRawShape = Record<never, never>>(
  sortable: S,
  filters?: F,
) {
  const names = Object.keys(sortable);
  const schema = z.object({
    q: z.string().trim().max(SEARCH_MAX, `Arama metni en çok ${SEARCH_MAX} karakter olabilir`).default(""),
    sort: z.enum(names.flatMap((name) => [name, `-${name}`])).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    ...(filters ?? ({} as F)),
  });
  return validQuery(schema);
}
