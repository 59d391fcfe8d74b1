import { Card, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import type { EditedKind } from "../kinds";
import { RecordLink } from "../list/record-link";
import { LoadError, StaleWarning } from "../shell/loaded";
import { Skeleton } from "../shell/skeleton";
import { DayFigures } from "../shell/day-figures";
import { percentChange } from "../shell/percent-change";

type Traffic = InferResponseType<typeof api.dashboard.traffic.$get, 200>;

const shortDay = new Intl.DateTimeFormat("tr-TR", { timeZone: "UTC", day: "numeric", month: "long" });

const CHARTS = [
  { of: "views", label: "Görüntülenme" },
  { of: "clicks", label: "Tıklama" },
  { of: "comments", label: "Yorum" },
  { of: "publications", label: "Yayın" },
] as const;

/** Charts of the last 30 days with their figures as a table, and the records viewed most. */
export function TrafficCards() {
  const { data, error, refetch } = useQuery({
    queryKey: ["dashboard", "traffic"],
    queryFn: () => answered(api.dashboard.traffic.$get(), READ_FAILED.traffic),
  });
  if (!data)
    return error ? (
      <LoadError error={error} refetch={refetch} />
    ) : (
      <Card size="2">
        <Skeleton heights={["14rem"]} />
      </Card>
    );
  return (
    <>
      {error && <StaleWarning error={error} refetch={refetch} />}
      <Charts traffic={data} />
      <Ranking
        id="most-viewed"
        title="En Çok Okunanlar"
        empty={`Son ${data.days.length} günde görüntülenme yok`}
        rows={data.most_viewed}
      />
      <Ranking
        id="most-clicked"
        title="En Çok Tıklananlar"
        empty={`Son ${data.days.length} günde tıklama yok`}
        rows={data.most_clicked}
      />
    </>
  );
}

function Charts({ traffic: { days, counted_since, first_click, compared_views } }: { traffic: Traffic }) {
  const names = days.map(({ day }) => shortDay.format(new Date(day)));
  const series = CHARTS.map(({ of, label }) => ({
    label,
    values: days.map((day) => day[of]),
    ...(of === "views" && {
      note: compared_views?.before ? percentChange(compared_views.before, compared_views.now) : undefined,
    }),
  }));
  const isWithin = (day: string | null): day is string => day !== null && day > (days[0]?.day ?? "");
  return (
    <Card size="2" asChild>
      <section aria-labelledby="traffic">
        <Heading as="h2" size="3" mb="3" id="traffic">
          {`Son ${days.length} gün`}
        </Heading>
        <DayFigures days={names} series={series} />
        {isWithin(counted_since) && (
          <Text as="p" size="1" color="gray" mt="2">
            {`Görüntülenmeler ${shortDay.format(new Date(counted_since))} gününden beri günlük sayılıyor.`}
          </Text>
        )}
        {isWithin(first_click) && (
          <Text as="p" size="1" color="gray" mt="2">
            {`“Kazanç” görüntülenmeleri ilk tıklamanın sayıldığı günden (${shortDay.format(new Date(first_click))}) beri toplar; burada öncekiler de var.`}
          </Text>
        )}
      </section>
    </Card>
  );
}

interface RankingProps {
  id: string;
  title: string;
  empty: string;
  /** The largest first. */
  rows: { kind: EditedKind; id: string; name: string; count: number }[];
}

function Ranking({ id, title, empty, rows }: RankingProps) {
  const most = rows[0]?.count ?? 1;
  return (
    <Card size="2" asChild>
      <section aria-labelledby={id}>
        <Heading as="h2" size="3" mb="2" id={id}>
          {title}
        </Heading>
        {rows.length === 0 && (
          <Text size="2" color="gray">
            {empty}
          </Text>
        )}
        <ol className="ranking">
          {rows.map((row) => (
            <li key={row.id} className="stretched">
              <Text size="2" truncate>
                <RecordLink kind={row.kind} id={row.id}>
                  {row.name}
                </RecordLink>
              </Text>
              <Text size="2" weight="medium" align="right">
                {row.count.toLocaleString("tr-TR")}
              </Text>
              <svg className="share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * row.count) / most} height="1" />
              </svg>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
