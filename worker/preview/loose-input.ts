import * as z from "zod";

/** Reads an unfinished form field by field. Invalid values are kept as typed in `texts`, else emptied. */
export function readLoosely<Shape extends z.ZodRawShape>(
  { shape }: { shape: Shape },
  values: Record<string, unknown>,
  texts: (keyof Shape & string)[],
): z.infer<z.ZodObject<Shape>> {
  const entries = Object.entries(shape).map(([name, rule]) => {
    const value = values[name];
    const read = z.safeParse(rule, value);
    if (read.success) return [name, read.data];
    if (texts.includes(name)) return [name, typeof value === "string" ? value.trim() : ""];
    return [name, z.safeParse(rule, undefined).data ?? null];
  });
  return Object.fromEntries(entries) as z.infer<z.ZodObject<Shape>>;
}
