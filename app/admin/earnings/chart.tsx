import { Card, Heading } from "@radix-ui/themes";
import { DayFigures } from "../shell/day-figures";
import { formatNearDay, now } from "../shell/dates";
import type { Earnings } from "./use-earnings";

const SERIES = [
  { of: "clicks", label: "Tıklama" },
  { of: "views", label: "Görüntülenme" },
  { of: "conversions", label: "Dönüşüm" },
] as const;

/** Clicks, views and, for administrators, conversions by day. */
export function EarningsChart({ days }: { days: Earnings["days"] }) {
  const names = days.map(({ day }) => formatNearDay(day, now()));
  const series = SERIES.filter(({ of }) => days.some((day) => day[of] !== undefined)).map(({ of, label }) => ({
    label,
    values: days.map((day) => day[of] ?? 0),
  }));
  return (
    <Card size="2" asChild>
      <section aria-labelledby="earnings-days">
        <Heading as="h2" size="3" mb="3" id="earnings-days">
          Gün Gün
        </Heading>
        <DayFigures days={names} series={series} period={`${days.length} gün`} />
      </section>
    </Card>
  );
}
