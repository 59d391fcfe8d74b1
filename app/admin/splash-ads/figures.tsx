import { Card, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { FIGURE_DAYS } from "../../../worker/splash-ads/state";
import { formatDate } from "../../../worker/text/calendar";
import { formatPercent } from "../../../worker/text/money";
import { answered, api } from "../api";
import { DayFigures } from "../shell/day-figures";
import { Loaded } from "../shell/loaded";

/** Clicks per show, such as `%2,6`; a dash without shows. */
export const clickRate = ({ shows, clicks }: { shows: number; clicks: number }) =>
  shows > 0 ? formatPercent(clicks / shows) : "–";

/** Shows and clicks of an ad by day. */
export function AdFigures({ id }: { id: string }) {
  const days = useQuery({
    queryKey: ["splash-ads", id, "days"],
    queryFn: () => answered(api["splash-ads"][":id"].days.$get({ param: { id } }), READ_FAILED.splashAds),
  });
  return (
    <Card size="3" asChild>
      <section aria-labelledby="figures">
        <Heading as="h2" size="3" mb="3" id="figures">
          {`Son ${FIGURE_DAYS} gün`}
        </Heading>
        <Loaded query={days} skeleton={{ heights: ["4.5rem", "4.5rem"] }}>
          {(data) => <Charts days={data} />}
        </Loaded>
      </section>
    </Card>
  );
}

function Charts({ days }: { days: { day: string; shows: number; clicks: number }[] }) {
  const sum = (of: "shows" | "clicks") => days.reduce((all, day) => all + day[of], 0);
  const names = days.map(({ day }) => formatDate(day));
  const shows = days.map((day) => day.shows);
  const clicks = days.map((day) => day.clicks);
  const total = { shows: sum("shows"), clicks: sum("clicks") };
  if (total.shows === 0)
    return (
      <Text as="p" size="2" color="gray">
        {`Son ${FIGURE_DAYS} günde gösterilmedi.`}
      </Text>
    );
  return (
    <DayFigures
      days={names}
      series={[
        { label: "Gösterim", values: shows },
        { label: "Tıklama", values: clicks, note: `oran ${clickRate(total)} ·` },
      ]}
      further={[{ label: "Oran", values: days.map(clickRate) }]}
    />
  );
}
