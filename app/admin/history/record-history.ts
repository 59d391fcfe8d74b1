import type { VersionedKind } from "../../../db/schema";

/** A record whose former versions the server keeps. */
export interface RecordHistory {
  kind: VersionedKind;
  id: string;
  /** Version of the newest state. */
  updated_at: string;
  updated_by: string | null;
}
