import type * as z from "zod";
import { Refusal } from "./refusal";

export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") for (const key of issue.keys) fields[key] ??= "Bilinmeyen alan";
    else fields[issue.path.join(".") || "body"] ??= issue.message;
  }
  return fields;
}

export function invalidInput(error: z.core.$ZodError): Refusal {
  const fields = fieldMessages(error);
  return new Refusal("invalid", Object.values(fields)[0] ?? "Gönderilen bilgiler geçersiz.", { fields });
}
