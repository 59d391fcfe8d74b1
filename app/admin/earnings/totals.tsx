import { Flex, Grid, Text } from "@radix-ui/themes";
import { StatCard } from "../dashboard/stat-card";
import { changeNote, currenciesOf, formatAmount, formatAmounts, formatCount, formatRate, noteBefore } from "./figures";
import type { Earnings, Money } from "./use-earnings";

const STATUSES = [
  ["kayit", "kayıt"],
  ["yatirim", "yatırım"],
  ["onay", "onay"],
  ["iptal", "iptal"],
] as const;

type Sums = Earnings["totals"];

const reportedIn = ({ conversions: { kayit, yatirim, onay } }: Money) => kayit + yatirim + onay;

const statusesOf = ({ conversions }: Money) =>
  STATUSES.filter(([status]) => conversions[status] > 0)
    .map(([status, word]) => `${formatCount(conversions[status])} ${word}`)
    .join(", ");

/** Cards of the sums of the period, with their change, and the clicks that are counted apart. */
export function Totals({ earnings }: { earnings: Earnings }) {
  const { totals, totals_before: before, counted_since, span_before } = earnings;
  const isCounted = (since: string | null) => since !== null && since <= span_before.from;
  const { clicks: clicksSince, views: viewsSince } = counted_since;
  const noteOf = (name: "clicks" | "unique_clicks" | "views", since: string | null) =>
    changeNote(totals[name], isCounted(since) ? before[name] : null);
  return (
    <Flex direction="column" gap="2">
      <Grid columns={{ initial: "2", sm: "4" }} gap="4">
        <StatCard label="Tıklama" value={formatCount(totals.clicks)} note={noteOf("clicks", clicksSince)} size="5" />
        <StatCard
          label="Tekil tıklama"
          value={formatCount(totals.unique_clicks)}
          note={noteOf("unique_clicks", clicksSince)}
          size="5"
        />
        <StatCard label="Görüntülenme" value={formatCount(totals.views)} note={noteOf("views", viewsSince)} size="5" />
        <StatCard
          label="Tıklama oranı"
          value={formatRate(totals.clicks, totals.rated_views)}
          note={
            isCounted(clicksSince) && isCounted(viewsSince)
              ? noteBefore(formatRate(before.clicks, before.rated_views))
              : changeNote(0, null)
          }
          size="5"
        />
        {totals.money && (
          <MoneyCards totals={totals} before={isCounted(clicksSince) ? before : null} money={totals.money} />
        )}
      </Grid>
      <Text as="p" size="2" color="gray">
        {`Bu sayılara girmeyenler: ${formatCount(totals.robots)} robot ve ${formatCount(totals.staff)} ekip tıklaması.`}
      </Text>
    </Flex>
  );
}

interface MoneyCardsProps {
  totals: Sums;
  /** Null if it was not counted whole. */
  before: Sums | null;
  money: Money;
}

function MoneyCards({ totals, before, money }: MoneyCardsProps) {
  const moneyBefore = before?.money;
  const currencies = currenciesOf(money.revenue);
  return (
    <>
      <StatCard
        label="Dönüşüm"
        value={formatCount(reportedIn(money))}
        note={`${statusesOf(money) || "Operatör bildirimi yok"} · ${changeNote(reportedIn(money), moneyBefore ? reportedIn(moneyBefore) : null)}`}
        size="4"
      />
      {currencies.map((currency) => (
        <StatCard
          key={currency}
          label={`Gelir (${currency})`}
          value={formatAmount(money.revenue[currency] ?? 0, currency)}
          note={changeNote(
            money.revenue[currency] ?? 0,
            moneyBefore ? (moneyBefore.revenue[currency] ?? 0) : null,
            (minor) => formatAmount(minor, currency),
          )}
          size="4"
        />
      ))}
      {currencies.length === 0 && <StatCard label="Gelir" value={null} note="Onaylanan tutar yok" size="4" />}
      <StatCard
        label="Tıklama başına gelir"
        value={formatAmounts(money.revenue, totals.clicks)}
        note={
          before && moneyBefore ? noteBefore(formatAmounts(moneyBefore.revenue, before.clicks)) : changeNote(0, null)
        }
        size="4"
      />
    </>
  );
}
