import { Flex, Grid, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { amountsIn } from "../earnings/figures";
import type { Money } from "../earnings/use-earnings";
import type { ClickedKind } from "../../../worker/dashboard/rules";
import { formatPercent } from "../../../worker/text/money";
import { answered, api } from "../api";
import { LoadError } from "../shell/loaded";
import { DayChart } from "../shell/day-chart";

const shortDay = new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC", day: "numeric", month: "long" });

interface Figures {
  views: number;
  clicks: number;
  /** Clicks on the pages that were viewed. */
  pageClicks: number;
  /** Null for editors. */
  earned: Money | null;
}

const counted = (n: number, what: string) => n > 0 && `${n.toLocaleString("tr-TR")} ${what}`;

/** The line of a record's figures; the rate of the clicks on its pages is missing without views. */
export const figuresLine = ({ views, clicks, pageClicks, earned }: Figures) =>
  [
    `${views.toLocaleString("tr-TR")} görüntülenme`,
    views > 0 && `sayfasında ${pageClicks.toLocaleString("tr-TR")} tıklama (oran ${formatPercent(pageClicks / views)})`,
    `toplam ${clicks.toLocaleString("tr-TR")} tıklama`,
    earned && counted(earned.conversions.kayit, "kayıt"),
    earned && counted(earned.conversions.yatirim, "ilk yatırım"),
    ...amountsIn(earned?.revenue ?? {}).map((amount) => `${amount} gelir`),
  ]
    .filter(Boolean)
    .join(" · ");

/** Views and clicks of a record in the last 30 days, as a line that opens its charts. */
export function RecordFigures({ kind, id }: { kind: ClickedKind; id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard", "figures", kind, id],
    queryFn: () => answered(api.dashboard.figures.$get({ query: { kind, id } }), READ_FAILED.traffic),
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  const days = data?.days ?? [];
  const names = days.map(({ day }) => shortDay.format(new Date(day)));
  const sum = (of: "views" | "clicks") => days.reduce((all, day) => all + day[of], 0);
  return (
    <details className="figures">
      <summary>
        {"Son 30 gün"}
        {data && (
          <Text color="gray">
            {`: ${figuresLine({ views: sum("views"), clicks: sum("clicks"), pageClicks: data.page_clicks, earned: data.earned })}`}
          </Text>
        )}
      </summary>
      {data && (
        <Flex direction="column" gap="2" mt="3">
          <Grid columns={{ initial: "1", sm: "2" }} gap="4">
            <DayChart label="Görüntülenme" values={days.map(({ views }) => views)} days={names} />
            <DayChart label="Tıklama" values={days.map(({ clicks }) => clicks)} days={names} />
          </Grid>
          <Text size="1" color="gray">
            {kind === "casino" && "Bonuslarının görüntülenmeleri ve tıklamaları da içindedir. "}
            Toplam tıklama kartlardan, yazılardan ve karşılaştırmadan gelenleri de sayar; oran, kendi sayfasındaki
            tıklamaların görüntülenmelere bölümüdür.
          </Text>
        </Flex>
      )}
    </details>
  );
}
