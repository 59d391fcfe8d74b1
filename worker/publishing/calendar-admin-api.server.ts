import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../app-env";
import { READ_FAILED } from "../failure-sentences";
import { onOutage } from "../http/on-outage";
import { validQuery } from "../http/valid";
import { daysLeft } from "../text/calendar";
import { readCalendar } from "./calendar.server";
import { RANGE_DAYS_MAX } from "./calendar-rules";

const day = z.iso.date("Geçerli bir tarih giriniz").regex(/^20/, "Yıl 2000 ile 2099 arasında olmalıdır");

const range = z.object({ from: day, to: day }).refine(({ from, to }) => {
  const days = (daysLeft(to, from) ?? 0) + 1;
  return days >= 1 && days <= RANGE_DAYS_MAX;
}, `Takvim 1 ile ${RANGE_DAYS_MAX} gün arasında gösterilir`);

export const calendarAdmin = new Hono<AppEnv>().get(
  "/",
  onOutage(READ_FAILED.calendar),
  validQuery(range),
  async (c) => {
    const { from, to } = c.req.valid("query");
    return c.json(await readCalendar(c.var.db, from, to, c.var.now));
  },
);
