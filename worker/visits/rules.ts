import * as z from "zod";
import { SEARCH_MAX } from "../promotions/constants";
import { FILTERS, isFilter, PATH_MAX, PERIODS } from "./constants";

const WRONG = "Ziyaret kaydı geçersiz";
const HOST = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?(:\d{1,5})?)?$/i;
const HOST_MAX = 260;
const HITS_MAX = 1_000_000;

const text = (max: number) => z.string(WRONG).max(max, WRONG);

export const visitInput = z
  .strictObject(
    {
      entry: z
        .strictObject({ path: text(PATH_MAX).regex(/^\//, WRONG), referrer: text(HOST_MAX).regex(HOST, WRONG) }, WRONG)
        .optional(),
      search: z
        .strictObject(
          { term: text(SEARCH_MAX).min(1, WRONG), hits: z.int(WRONG).min(0, WRONG).max(HITS_MAX, WRONG) },
          WRONG,
        )
        .optional(),
      filters: z
        .array(z.string(WRONG).refine(isFilter, WRONG), WRONG)
        .max(Object.keys(FILTERS).length, WRONG)
        .refine((names) => new Set(names).size === names.length, WRONG)
        .optional(),
    },
    WRONG,
  )
  .refine((visit) => Object.keys(visit).length > 0, WRONG);
export type Visit = z.infer<typeof visitInput>;

export const visitsQuery = z.object({
  days: z.enum(PERIODS, "Dönem 7, 30 ya da 90 gün olabilir").default("30").transform(Number),
});
