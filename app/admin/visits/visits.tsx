import { Grid, SegmentedControl, Text } from "@radix-ui/themes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { LEAST_SHOWN, PERIODS } from "../../../worker/visits/constants";
import { answered, api } from "../api";
import { EmptyList } from "../list/empty-list";
import { Loaded } from "../shell/loaded";
import { useKept } from "../shell/use-kept";
import { ScreenFrame } from "../shell/screen-frame";
import { FactTable } from "./fact-table";
import { ENTRY_COLUMNS, FILTER_COLUMNS, REFERRER_COLUMNS, SEARCH_COLUMNS } from "./fact-columns";
import { MissedSearches } from "./missed-searches";

const PERIOD = "gun";

/** Where visits come from and begin, and what they look for. */
export default function Visits() {
  const [params, setParams] = useSearchParams();
  const days = PERIODS.find((known) => known === params.get(PERIOD)) ?? "30";
  const report = useQuery({
    queryKey: ["visits", days],
    queryFn: () => answered(api.visits.$get({ query: { days } }), READ_FAILED.visits),
    placeholderData: keepPreviousData,
  });
  const visits = { ...report, data: useKept(report.data) };
  return (
    <ScreenFrame
      title="Ziyaretler"
      beside={
        <SegmentedControl.Root
          aria-label="Dönem"
          value={days}
          onValueChange={(chosen) => setParams({ [PERIOD]: chosen }, { replace: true, preventScrollReset: true })}
        >
          {PERIODS.map((known) => (
            <SegmentedControl.Item key={known} value={known}>{`${known} gün`}</SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
      }
    >
      <Loaded query={visits} skeleton={{ heights: ["3.5rem", "17rem", "36rem"] }}>
        {(read) => {
          const empty = `Son ${days} günde en az ${LEAST_SHOWN} kez görülen yok`;
          if (read.visits + read.robots === 0 && read.searches.length === 0)
            return (
              <EmptyList
                sentence={`Son ${days} günde sayılan ziyaret yok`}
                purpose="Ziyaretçilerin hangi siteden geldiği, hangi sayfadan girdiği ve ne aradığı burada toplanır; bulunamayan aramalar yeni bonuslara ve yazılara yol gösterir."
              />
            );
          return (
            <>
              <div>
                <Text as="p" color="gray" role="status">
                  {`${read.visits.toLocaleString("tr-TR")} ziyaret, ayrıca ${read.robots.toLocaleString("tr-TR")} robot`}
                </Text>
                <Text as="p" size="2" color="gray">
                  {`Yalnızca günlük sayılar tutulur; ${LEAST_SHOWN} ziyaretten azı gösterilmez, robotlar gri sütunda ayrı durur. Ziyaret, 30 dakikalık aradan sonra açılan ilk sayfadır; aynı ağdaki farklı cihazlar ayrı sayılır. Oran, tıklamaların sayfanın görüntülenmelerine bölümüdür.`}
                </Text>
              </div>
              <MissedSearches rows={read.missed} empty={`Son ${days} günde sonuçsuz kalan arama yok`} />
              <FactTable title="Giriş Sayfaları" columns={ENTRY_COLUMNS} rows={read.entries} empty={empty} />
              <Grid columns={{ initial: "1", md: "2" }} gap="4" align="start">
                <FactTable title="Nereden Geldiler" columns={REFERRER_COLUMNS} rows={read.referrers} empty={empty} />
                <FactTable title="Aramalar" columns={SEARCH_COLUMNS} rows={read.searches} empty={empty} />
                <FactTable title="Filtreler" columns={FILTER_COLUMNS} rows={read.filters} empty={empty} />
              </Grid>
            </>
          );
        }}
      </Loaded>
    </ScreenFrame>
  );
}
