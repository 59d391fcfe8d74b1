import { Button, Card, Flex, Heading, Text } from "@radix-ui/themes";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { currenciesOf } from "../../../worker/text/money";
import { formatCount } from "../shell/day-chart";
import { DayTable } from "../shell/day-figures";
import { formatNearDay, formatSpan, now } from "../shell/dates";
import { downloadDays } from "./csv";
import { DayBars } from "./day-bars";
import { formatAmount } from "./figures";
import { wholeComparison } from "./notes";
import { type Earnings, useChoice } from "./use-earnings";

type Day = Earnings["days"][number];

interface Series {
  key: string;
  label: string;
  of: (day: Day) => number;
  format: (value: number) => string;
}

const weekday = new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC", weekday: "short" });
const STAGES = ["yatirim", "kayit", "onay"] as const;

const seriesOf = ({ totals, comparison }: Earnings): Series[] => [
  ...currenciesOf(totals.money?.revenue, comparison?.totals_before.money?.revenue).map((currency) => ({
    key: currency,
    label: `Gelir (${currency})`,
    of: ({ money }: Day) => money?.revenue[currency] ?? 0,
    format: (minor: number) => formatAmount(minor, currency),
  })),
  { key: "clicks", label: "Tıklama", of: ({ clicks }) => clicks, format: formatCount },
  { key: "views", label: "Görüntülenme", of: ({ views }) => views, format: formatCount },
  ...(totals.money ? STAGES : []).map((stage) => ({
    key: stage,
    label: CONVERSION_LABELS[stage],
    of: ({ money }: Day) => money?.conversions[stage] ?? 0,
    format: formatCount,
  })),
];

/** A chosen figure by day, beside that of the period before; the address keeps which. All figures stand in the table. */
export function EarningsChart({ earnings }: { earnings: Earnings }) {
  const { days, days_before, span, totals } = earnings;
  const { valueOf, choose } = useChoice();
  const series = seriesOf(earnings);
  const shown = series.find(({ key }) => key === valueOf("figure")) ?? series[0];
  const compared = wholeComparison(earnings, shown?.key === "views" ? "views" : "clicks");
  const names = days.map(({ day }) => formatNearDay(day, now()));
  if (!shown) return null;
  return (
    <Card size="3" asChild>
      <section aria-labelledby="earnings-days">
        <Flex justify="between" align="center" gap="3" mb="3">
          <Heading as="h2" size="4" id="earnings-days">
            Gün Gün
          </Heading>
          <Button variant="surface" onClick={() => downloadDays(days, span, totals.money)}>
            Dışa aktar
          </Button>
        </Flex>
        <div className="view-tabs" role="group" aria-label="Grafik">
          {series.map(({ key, label }) => (
            <button key={key} type="button" aria-pressed={key === shown.key} onClick={() => choose({ figure: key })}>
              {label}
            </button>
          ))}
        </div>
        <DayBars
          label={shown.label}
          days={names}
          shortDays={days.map(({ day }) => weekday.format(new Date(day)))}
          values={days.map(shown.of)}
          before={compared && days_before.map(shown.of)}
          format={shown.format}
        />
        {compared && (
          <Text as="p" size="1" color="gray" mt="2" className="day-legend">
            {`Kesik çizgi önceki dönem: ${formatSpan({ from: days_before[0]?.day ?? "", to: days_before.at(-1)?.day ?? "" })}`}
          </Text>
        )}
        <DayTable
          days={names}
          columns={series.map(({ label, of, format }) => ({ label, values: days.map((day) => format(of(day))) }))}
        />
      </section>
    </Card>
  );
}
