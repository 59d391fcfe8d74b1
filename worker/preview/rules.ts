import * as z from "zod";
import type { LinkedKind } from "../../db/schema";

/** Records with a page of their own, and home. */
export const PREVIEWED_KINDS = ["post", "promotion", "casino", "page", "home"] as const;
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

/** An unsaved form: its values, and the record that it changes. */
export const previewInput = z.strictObject({
  id: z.uuid().optional(),
  values: z.record(z.string(), z.unknown()),
});

/** Records that visitors may not see yet. */
export const LINKED_KINDS = ["post", "promotion"] as const satisfies PreviewedKind[];
export const isLinked = (kind: PreviewedKind): kind is LinkedKind => (LINKED_KINDS as readonly string[]).includes(kind);

/** How long a link shows a draft. */
export const LINK_DAYS = 7;
