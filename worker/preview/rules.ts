import * as z from "zod";
import type { LinkedKind } from "../../db/schema";

export const PREVIEWED_KINDS = [
  ...(["post", "promotion", "casino", "page", "home"] as const),
  ...(["appearance-home", "appearance-list", "appearance-bonus"] as const),
] as const;
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number];

export const isAppearance = (kind: PreviewedKind) => kind.startsWith("appearance-");

export const previewInput = z.strictObject({
  id: z.uuid().optional(),
  values: z.record(z.string(), z.unknown()),
});

export const LINKED_KINDS = ["post", "promotion"] as const satisfies PreviewedKind[];
export const isLinked = (kind: PreviewedKind): kind is LinkedKind => (LINKED_KINDS as readonly string[]).includes(kind);

export const LINK_DAYS = 7;
