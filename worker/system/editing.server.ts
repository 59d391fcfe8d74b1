import type { Db } from "../../db/client";
import { type SystemSettings, system_settings } from "../../db/schema";
import { SETTINGS_MISSING } from "../records/kinds.server";
import { revise } from "../records/revision.server";
import type { SystemUpdate } from "./rules";

export async function readSystemSettings(db: Db): Promise<SystemSettings | undefined> {
  const [row] = await db.select().from(system_settings).limit(1);
  return row;
}

/** Throws `Refusal`: `not_found`, `conflict`. */
export const reviseSystemSettings = (db: Db, id: string, input: SystemUpdate, now: Date): Promise<SystemSettings> =>
  revise(db, system_settings, id, input, now, SETTINGS_MISSING);
