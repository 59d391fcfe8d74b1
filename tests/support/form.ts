import type * as z from "zod";
import { fieldMessages } from "../../worker/invalid-input";

/** What a schema makes of one value. */
export function fieldOf(schema: z.ZodType) {
  return {
    /** What is stored of the value; throws where it is refused. */
    stored: (value: unknown) => schema.parse(value),
    /** The sentence that refuses the value; undefined where it is accepted. */
    refusal: (value: unknown) => schema.safeParse(value).error?.issues[0]?.message,
  };
}

/** What a schema makes of one field, while the others are those of `record`. */
export function formOf(schema: z.ZodType<Record<string, unknown>>, record: Record<string, unknown>) {
  return {
    /** What is stored of the field; throws where the record is refused. */
    stored: (field: string, value: unknown) => schema.parse({ ...record, [field]: value })[field],
    /** The sentences that refuse the record, by field; empty where it is accepted. */
    refusals: (field: string, value: unknown) => {
      const { error } = schema.safeParse({ ...record, [field]: value });
      return error ? fieldMessages(error) : {};
    },
  };
}
