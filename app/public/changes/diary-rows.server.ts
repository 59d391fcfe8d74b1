import type { Db } from "../../../db/client";
import { promotionsNewSince, promotionsEndedSince, termChangesSince } from "../../../worker/promotions/changes.server";
import { DIARY_DAYS } from "../../../worker/promotions/constants";
import { dayAfter } from "../../../worker/text/calendar";
import type { Bindable } from "../../../db/prepared";

type Days = Record<"today" | "since", Bindable<string>>;

/** Queries of the diary, `most` rows each, for `diaryOf`. */
export const diaryQueries = (db: Db, { today, since }: Days, most: number) =>
  [
    termChangesSince(db, since, most),
    promotionsNewSince(db, since, most),
    promotionsEndedSince(db, since, today, most),
  ] as const;

/** The first day of the diary. */
export const diarySince = (now: Date) => dayAfter(now, -DIARY_DAYS);
