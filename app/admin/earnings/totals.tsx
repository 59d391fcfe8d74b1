import { Card, Flex, Grid, Text } from "@radix-ui/themes";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { currenciesOf } from "../../../worker/text/money";
import { formatSpan } from "../shell/dates";
import { formatCount } from "../shell/day-chart";
import { formatAmount, formatAmounts, formatRate } from "./figures";
import { changeNote, noteBefore, wholeComparison } from "./notes";
import type { Earnings, Money } from "./use-earnings";

/** Those beside first deposits: each player passes through several. */
const OTHER_STAGES = ["kayit", "onay", "iptal"] as const;

const stagesOf = ({ conversions }: Money) =>
  OTHER_STAGES.filter((stage) => conversions[stage] > 0)
    .map((stage) => `${formatCount(conversions[stage])} ${CONVERSION_LABELS[stage].toLocaleLowerCase("tr")}`)
    .join(", ");

interface Line {
  value: string;
  note: string;
  more?: string;
}

/** Income and clicks, for editors clicks and views, with their change on whole days; the other sums below them. */
export function Totals({ earnings }: { earnings: Earnings }) {
  const { totals, comparison } = earnings;
  const { money } = totals;
  const [byClicks, byViews] = [wholeComparison(earnings, "clicks"), wholeComparison(earnings, "views")];
  const clicks = { value: formatCount(totals.clicks), note: changeNote(byClicks, (sums) => sums.clicks) };
  const views = { value: formatCount(totals.views), note: changeNote(byViews, (sums) => sums.views) };
  return (
    <Flex direction="column" gap="3">
      <Card size="3">
        <Grid columns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))" gap="5">
          {money && <Figure label="Gelir" lines={revenueLines(money, byClicks)} isLarge />}
          <Figure label="Tıklama" lines={[clicks]} isLarge />
          {!money && <Figure label="Görüntülenme" lines={[views]} isLarge />}
        </Grid>
        <Grid columns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" gap="4" mt="5">
          {money && <Figure label={CONVERSION_LABELS.yatirim} lines={[depositLine(money, totals.clicks, byClicks)]} />}
          {money && (
            <Figure
              label="Tıklama başına gelir"
              lines={[
                {
                  value: formatAmounts(money.revenue, totals.clicks),
                  note: noteBefore(byClicks, (sums) => formatAmounts(sums.money?.revenue ?? {}, sums.clicks)),
                },
              ]}
            />
          )}
          <Figure
            label="Tekil tıklama"
            lines={[
              {
                value: formatCount(totals.unique_clicks),
                note: changeNote(byClicks, ({ unique_clicks }) => unique_clicks),
              },
            ]}
          />
          {money && <Figure label="Görüntülenme" lines={[views]} />}
          <Figure
            label="Tıklama oranı"
            lines={[
              {
                value: formatRate(totals.clicks, totals.views),
                note: noteBefore(wholeComparison(earnings, "clicks", "views"), (sums) =>
                  formatRate(sums.clicks, sums.views),
                ),
              },
            ]}
          />
        </Grid>
      </Card>
      <Text as="p" size="2" color="gray">
        {`${comparedDays(comparison, Boolean(byClicks ?? byViews))} Bu sayılara girmeyenler: ${formatCount(totals.robots)} robot ve ${formatCount(totals.staff)} ekip tıklaması. Bir cihazın tıklaması 10 saniyede bir kez, tekil tıklaması her bağlantı için günde bir kez sayılır; aynı ağdaki farklı cihazlar ayrı sayılır.`}
      </Text>
    </Flex>
  );
}

function Figure({ label, lines, isLarge = false }: { label: string; lines: Line[]; isLarge?: boolean }) {
  return (
    <div>
      <Text as="p" size={isLarge ? "3" : "2"} color="gray">
        {label}
      </Text>
      {lines.map(({ value, note, more }) => (
        <div key={value} className="figure-line">
          <Text as="p" size={isLarge ? "7" : "3"} weight="bold" className="number-text">
            {value}
          </Text>
          <Text as="p" size={isLarge ? "2" : "1"} color={note.includes("▼") ? "red" : "gray"}>
            {note}
          </Text>
          {more && (
            <Text as="p" size="1" color="gray">
              {more}
            </Text>
          )}
        </div>
      ))}
    </div>
  );
}

type Comparison = Earnings["comparison"];

function comparedDays(comparison: Comparison, isCounted: boolean): string {
  if (!comparison) return "Karşılaştırma bugün bitince yapılır.";
  const before = formatSpan(comparison.before);
  return isCounted
    ? `Karşılaştırılan tam günler: ${formatSpan(comparison.days)} ile ${before}.`
    : `Karşılaştırma yok: ${before} arasındaki günlerin hepsi sayılmadı.`;
}

/** A line for each currency, also for one that only the period before had. */
function revenueLines({ revenue }: Money, compared: Comparison): Line[] {
  const lines = currenciesOf(revenue, compared?.totals_before.money?.revenue).map((currency) => ({
    value: formatAmount(revenue[currency] ?? 0, currency),
    note: changeNote(
      compared,
      ({ money }) => money?.revenue[currency] ?? 0,
      (minor) => formatAmount(minor, currency),
    ),
  }));
  return lines.length > 0 ? lines : [{ value: "–", note: "Onaylanan tutar yok" }];
}

function depositLine(money: Money, clicks: number, compared: Comparison): Line {
  const deposits = money.conversions.yatirim;
  const more = [stagesOf(money), deposits > 0 && clicks > 0 && `tıklamaya oranı ${formatRate(deposits, clicks)}`];
  return {
    value: formatCount(deposits),
    note: changeNote(compared, ({ money: sums }) => sums?.conversions.yatirim ?? 0),
    more: more.filter(Boolean).join(" · "),
  };
}
