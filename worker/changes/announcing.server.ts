import { and, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../db/client";
import { blog_posts, promotions, type RecordKind } from "../../db/schema";
import { clearIndexed, queueAnnouncements, queueChanges } from "../announcements/announcements.server";
import { RECORDED } from "../promotions/term-history.server";
import { isActive } from "../records/active-promotion";
import { isActiveSql } from "../records/active-promotion.server";
import { isOneOf } from "../records/selection.server";
import { dayInIstanbul } from "../text/calendar";
import type { Judged } from "./judging.server";
import type { Values } from "./merged-versions";

const differs = ({ before, after }: Judged, keys: readonly string[]) => keys.some((key) => before[key] !== after[key]);

/** Statements that announce what an undo shows, moves or changes, and the ids of records that services then do not know. */
export function announcing(db: Db, kind: RecordKind, records: Judged[], now: Date) {
  const today = dayInIstanbul(now);
  if (kind === "casino") {
    const moved = records.filter((record) => differs(record, ["slug"])).map(({ id }) => id);
    const isMoved = and(isOneOf(promotions.casino_id, moved), isActiveSql(promotions, today));
    return {
      before: (): BatchItem<"sqlite">[] =>
        moved.length > 0 ? [queueAnnouncements(db, "promotion", isMoved, now)] : [],
      stale: new Set<string>(),
      also: moved.length > 0 ? [clearIndexed(db, "promotion", isMoved)] : [],
    };
  }
  if (kind !== "post" && kind !== "promotion") return { before: () => [], stale: new Set<string>(), also: [] };
  const table = kind === "post" ? blog_posts : promotions;
  const isShown = (row: Values) =>
    kind === "post"
      ? Boolean(row["is_published"])
      : isActive({ is_active: row["is_active"] === 1, expiry_date: row["expiry_date"] as string | null }, today);
  const isOff = (row: Values) => (row["is_published"] ?? row["is_active"]) === 0;
  const isNew = (record: Judged) =>
    isShown(record.after) && (!isShown(record.before) || differs(record, ["slug", "casino_id"]));
  const isOther = (record: Judged) =>
    kind === "post"
      ? isShown(record.before) && !isShown(record.after)
      : record.before["is_active"] === 1 && (record.after["is_active"] === 0 || differs(record, RECORDED));
  const chosen = (is: (record: Judged) => boolean, isStill: SQL) =>
    and(
      isOneOf(
        table.id,
        records.filter(is).map(({ id }) => id),
      ),
      isStill,
    );
  return {
    before: (isStill: SQL): BatchItem<"sqlite">[] => [
      queueAnnouncements(db, kind, chosen(isNew, isStill), now),
      queueChanges(db, kind, chosen(isOther, isStill), now),
    ],
    stale: new Set(records.filter((record) => isNew(record) || isOff(record.after)).map(({ id }) => id)),
    also: [],
  };
}
