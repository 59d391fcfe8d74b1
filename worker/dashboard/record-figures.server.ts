import type { Db } from "../../db/client";
import { conversions, daily_clicks, type Role } from "../../db/schema";
import { moneyOf, sumOf, sumOn } from "../earnings/folding";
import { clicksByDay, isLinkOf, isReported, isViewOf, reportedColumns, viewsByDay } from "../figures/sums.server";
import { placementsOn } from "../outbound/placements";
import { dayInIstanbul, lastDays } from "../text/calendar";
import { type ClickedKind, TRAFFIC_DAYS } from "./rules";

interface Asked {
  kind: ClickedKind;
  id: string;
  role: Role;
}

/** Views, clicks and, for administrators, reported conversions of the last days; of a casino with its promotions'. */
export async function recordFigures(db: Db, { kind, id, role }: Asked, now: Date) {
  const days = lastDays(now, TRAFFIC_DAYS);
  const span = { from: days[0] ?? "", to: dayInIstanbul(now) };
  const onPage = [...placementsOn(kind), ...(kind === "casino" ? placementsOn("promotion") : [])];
  const [views, clicks, reported] = await db.batch([
    viewsByDay(db, span, isViewOf(db, kind, id)),
    clicksByDay(db, span, isLinkOf(daily_clicks, kind, id), onPage),
    db
      .select(reportedColumns)
      .from(conversions)
      .where(isReported(span, isLinkOf(conversions, kind, id)))
      .groupBy(conversions.status, conversions.currency),
  ]);
  return {
    days: days.map((day) => ({
      day,
      views: sumOn(views, "views", day),
      clicks: sumOn(clicks, "clicks", day),
    })),
    /** On the pages whose views are counted. */
    page_clicks: sumOf(clicks, "placed"),
    earned: role === "admin" ? moneyOf(reported) : null,
  };
}
