import { Flex, Grid, Text } from "@radix-ui/themes";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { StatCard } from "../dashboard/stat-card";
import { formatSpan } from "../shell/dates";
import { formatCount } from "../shell/day-chart";
import { currenciesOf, formatAmount, formatAmounts, formatRate } from "./figures";
import { changeNote, noteBefore } from "./notes";
import type { Earnings, Money } from "./use-earnings";

/** Those beside first deposits, which are the headline: each player passes through several. */
const OTHER_STAGES = ["kayit", "onay", "iptal"] as const;

/** An amount of eight digits stays in one line on a phone. */
const MONEY = { initial: "3", sm: "4" } as const;

type Comparison = Earnings["comparison"];

const stagesOf = ({ conversions }: Money) =>
  OTHER_STAGES.filter((stage) => conversions[stage] > 0)
    .map((stage) => `${formatCount(conversions[stage])} ${CONVERSION_LABELS[stage].toLocaleLowerCase("tr")}`)
    .join(", ");

/** Cards of the sums of the period, with their change on whole days, and the clicks that are counted apart. */
export function Totals({ earnings: { totals, comparison, counted_since } }: { earnings: Earnings }) {
  const whole = (...since: (string | null)[]) =>
    comparison && since.every((day) => day !== null && day <= comparison.before.from) ? comparison : null;
  const { clicks, views } = counted_since;
  const noteOf = (name: "clicks" | "unique_clicks" | "views", since: string | null) =>
    changeNote(whole(since), (sums) => sums[name]);
  return (
    <Flex direction="column" gap="2">
      <Grid columns={{ initial: "2", sm: "4" }} gap="4">
        <StatCard label="Tıklama" value={formatCount(totals.clicks)} note={noteOf("clicks", clicks)} size="5" />
        <StatCard
          label="Tekil tıklama"
          value={formatCount(totals.unique_clicks)}
          note={noteOf("unique_clicks", clicks)}
          size="5"
        />
        <StatCard label="Görüntülenme" value={formatCount(totals.views)} note={noteOf("views", views)} size="5" />
        <StatCard
          label="Tıklama oranı"
          value={formatRate(totals.clicks, totals.views)}
          note={noteBefore(whole(clicks, views), (sums) => formatRate(sums.clicks, sums.views))}
          size="5"
        />
        {totals.money && <MoneyCards clicks={totals.clicks} money={totals.money} whole={whole(clicks)} />}
      </Grid>
      <Text as="p" size="2" color="gray">
        {comparedDays(comparison, Boolean(whole(clicks) ?? whole(views)))}
      </Text>
      <Text as="p" size="2" color="gray">
        {`Bu sayılara girmeyenler: ${formatCount(totals.robots)} robot ve ${formatCount(totals.staff)} ekip tıklaması.`}
      </Text>
      <Text as="p" size="2" color="gray">
        Bir cihazın tıklaması 10 saniyede bir kez, tekil tıklaması her bağlantı için günde bir kez sayılır; aynı ağdaki
        farklı cihazlar ayrı sayılır.
      </Text>
    </Flex>
  );
}

function comparedDays(comparison: Comparison, isCounted: boolean): string {
  if (!comparison) return "Karşılaştırma bugün bitince yapılır.";
  const before = formatSpan(comparison.before);
  return isCounted
    ? `Karşılaştırılan tam günler: ${formatSpan(comparison.days)} ile ${before}.`
    : `Karşılaştırma yok: ${before} arasındaki günlerin hepsi sayılmadı.`;
}

interface MoneyCardsProps {
  clicks: number;
  money: Money;
  /** Null if the days before were not counted whole. */
  whole: Comparison;
}

function MoneyCards({ clicks, money, whole }: MoneyCardsProps) {
  const currencies = currenciesOf(money.revenue, whole?.totals_before.money?.revenue);
  const deposits = money.conversions.yatirim;
  const notes = [
    stagesOf(money),
    deposits > 0 && clicks > 0 && `tıklamaya oranı ${formatRate(deposits, clicks)}`,
    changeNote(whole, ({ money }) => money?.conversions.yatirim ?? 0),
  ];
  return (
    <>
      <StatCard
        label={CONVERSION_LABELS.yatirim}
        value={formatCount(deposits)}
        note={notes.filter(Boolean).join(" · ")}
        size={MONEY}
      />
      {currencies.map((currency) => (
        <StatCard
          key={currency}
          label={`Gelir (${currency})`}
          value={formatAmount(money.revenue[currency] ?? 0, currency)}
          note={changeNote(
            whole,
            ({ money }) => money?.revenue[currency] ?? 0,
            (minor) => formatAmount(minor, currency),
          )}
          size={MONEY}
        />
      ))}
      {currencies.length === 0 && <StatCard label="Gelir" value={null} note="Onaylanan tutar yok" size={MONEY} />}
      <StatCard
        label="Tıklama başına gelir"
        value={formatAmounts(money.revenue, clicks)}
        note={noteBefore(whole, (sums) => formatAmounts(sums.money?.revenue ?? {}, sums.clicks))}
        size={MONEY}
      />
    </>
  );
}
