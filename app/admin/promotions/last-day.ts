import { CHANGE_FAILED } from "../../../worker/failure-sentences";
import { api, changed } from "../api";
import { formatDay } from "../shell/dates";

/** What an undo of a saved last day or code takes back. */
export const PROMOTION_EDIT = { kind: "promotion", action: "edit" } as const;

/** Saves only the last day of a promotion; null for none. */
export const saveLastDay = (id: string, expiry_date: string | null, updated_at: string) =>
  changed(
    api.promotions[":id"].expiry.$put({ param: { id }, json: { expiry_date, updated_at } }),
    CHANGE_FAILED.promotion,
  );

export const lastDaySaved = (day: string) => `Yeni son gün: ${day ? formatDay(day) : "Süresiz"}`;
