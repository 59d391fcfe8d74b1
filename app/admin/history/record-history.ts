import type { VersionedKind } from "../../../worker/records/kinds.server";

/** A record whose former versions the server keeps. */
export interface RecordHistory {
  kind: VersionedKind;
  id: string;
  /** Version of the newest state. */
  updated_at: string;
  updated_by: string | null;
}
