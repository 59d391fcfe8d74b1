import type * as z from "zod";
import { typedNumber } from "../../../worker/text/typed-values";

type FormValue<Value> = [Value] extends [boolean] ? boolean : string;

/** The fields of a schema as a form holds them: numbers and lists as texts, the schema's defaults for what is not stated. */
export function formValues<Shape extends z.ZodRawShape>(
  { shape }: { shape: Shape },
  row: { [Name in keyof Shape]: unknown } | undefined,
) {
  const values = Object.entries(shape).map(([name, rule]) => [
    name,
    typed(row?.[name] ?? (rule as z.ZodType).safeParse(undefined).data),
  ]);
  return Object.fromEntries(values) as { [Name in keyof Shape]: FormValue<z.infer<Shape[Name]>> };
}

function typed(value: unknown) {
  if (typeof value === "number") return typedNumber(value);
  return Array.isArray(value) ? value.join("\n") : (value ?? "");
}
