import { Button, Card, Flex, Heading } from "@radix-ui/themes";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { DayFigures } from "../shell/day-figures";
import { formatNearDay, now } from "../shell/dates";
import { downloadDays } from "./csv";
import { currenciesOf, formatAmount } from "./figures";
import type { Earnings } from "./use-earnings";

/** Clicks, views and, for administrators, conversions and revenue by day. */
export function EarningsChart({ earnings: { days, span, totals } }: { earnings: Earnings }) {
  const names = days.map(({ day }) => formatNearDay(day, now()));
  const stage = (of: "kayit" | "yatirim" | "onay") => ({
    label: CONVERSION_LABELS[of],
    values: days.map(({ money }) => money?.conversions[of] ?? 0),
  });
  const revenue = (currency: string) => ({
    label: `Gelir (${currency})`,
    values: days.map(({ money }) => money?.revenue[currency] ?? 0),
    format: (minor: number) => formatAmount(minor, currency),
  });
  const series = [
    { label: "Tıklama", values: days.map(({ clicks }) => clicks) },
    { label: "Görüntülenme", values: days.map(({ views }) => views) },
    ...(totals.money ? [stage("yatirim"), ...currenciesOf(totals.money.revenue).map(revenue)] : []),
  ];
  return (
    <Card size="2" asChild>
      <section aria-labelledby="earnings-days">
        <Flex justify="between" align="center" gap="3" mb="3">
          <Heading as="h2" size="3" id="earnings-days">
            Gün Gün
          </Heading>
          <Button variant="surface" color="gray" onClick={() => downloadDays(days, span, totals.money)}>
            Dışa aktar
          </Button>
        </Flex>
        <DayFigures
          days={names}
          series={series}
          period={`${days.length} gün`}
          further={totals.money ? [stage("kayit"), stage("onay")] : []}
        />
      </section>
    </Card>
  );
}
