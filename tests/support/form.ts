import type * as z from "zod";
import { fieldMessages } from "../../worker/invalid-input";

/** Checks one value against a schema. */
export function fieldOf(schema: z.ZodType) {
  return {
    /** The stored value; throws if it is refused. */
    stored: (value: unknown) => schema.parse(value),
    /** The error message; undefined if the value is accepted. */
    refusal: (value: unknown) => schema.safeParse(value).error?.issues[0]?.message,
  };
}

/** Checks one field against a schema, with the other fields of `record`. */
export function formOf(schema: z.ZodType<Record<string, unknown>>, record: Record<string, unknown>) {
  return {
    /** The stored field; throws if the record is refused. */
    stored: (field: string, value: unknown) => schema.parse({ ...record, [field]: value })[field],
    /** Error messages by field; empty if the record is accepted. */
    refusals: (field: string, value: unknown) => {
      const { error } = schema.safeParse({ ...record, [field]: value });
      return error ? fieldMessages(error) : {};
    },
  };
}
