import type { Db } from "../../db/client";
import { type LegalSettings, legal_settings } from "../../db/schema";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { revise } from "../records/revision.server";
import type { LegalSettingsUpdate } from "./rules";

export async function readLegalSettings(db: Db): Promise<LegalSettings | undefined> {
  const [row] = await db.select().from(legal_settings).limit(1);
  return row;
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export const reviseLegalSettings = (
  db: Db,
  id: string,
  input: LegalSettingsUpdate,
  now: Date,
): Promise<LegalSettings> => revise(db, legal_settings, id, input, now, SETTINGS_MISSING);
