import * as z from "zod";

/** Records with a page of their own. */
export const PREVIEWED_KINDS = ["post", "promotion", "casino", "page"] as const;
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

/** An unsaved form: its values, and the record that it changes. */
export const previewInput = z.strictObject({
  id: z.uuid().optional(),
  values: z.record(z.string(), z.unknown()),
});
