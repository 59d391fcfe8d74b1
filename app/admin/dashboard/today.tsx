import { Button, Flex, Heading, Text } from "@radix-ui/themes";
import { useSearchParams } from "react-router";
import { Bar } from "../shell/bar";
import { LoadError, StaleWarning } from "../shell/loaded";
import { Skeleton } from "../shell/skeleton";
import { now } from "../shell/dates";
import { AllLists } from "./all-lists";
import { progressOf } from "./progress";
import { todayItems } from "./today-items";
import { TodayList } from "./today-list";
import { useWork } from "./use-work";

const longDay = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  weekday: "long",
  day: "numeric",
  month: "long",
});

/** The day's work as a list, or row by row in 'Odak modu'. The address keeps the mode, so that going back from a record restores it. */
export function Today() {
  const [params, setParams] = useSearchParams();
  const mode = params.get("isler");
  const isFocused = mode === "odak";
  const isWhole = isFocused || mode === "hepsi";
  const show = (isler: "hepsi" | "odak") => setParams({ isler }, { replace: true, preventScrollReset: true });
  const { data, error, refetch, isPlaceholderData } = useWork(isWhole);
  const total = data && Object.values(data).reduce((sum, section) => sum + section.total, 0);
  const progress = total === undefined ? undefined : progressOf(total);
  return (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="3" wrap="wrap">
        <Heading as="h1" size="6" tabIndex={-1} className="today-heading">
          Bugün{" "}
          <Text size="3" weight="regular" color="gray">
            {longDay.format(now())}
            {total ? ` · ${total.toLocaleString("tr-TR")} iş bekliyor` : ""}
          </Text>
        </Heading>
        {progress && progress.total > 0 && (
          <Flex align="center" gap="2" role="status">
            <Bar share={progress.done / progress.total} />
            <Text size="2" color="gray">{`${progress.done}/${progress.total} bitti`}</Text>
          </Flex>
        )}
        {total !== undefined && total > 0 && (
          <Button variant="surface" aria-pressed={isFocused} onClick={() => show(isFocused ? "hepsi" : "odak")}>
            Odak modu
          </Button>
        )}
      </Flex>
      {error &&
        (data ? <StaleWarning error={error} refetch={refetch} /> : <LoadError error={error} refetch={refetch} />)}
      {!data && !error && <Skeleton count={10} />}
      {total === 0 && <Text color="gray">Bugün bekleyen iş yok</Text>}
      {data && progress && total !== 0 && (
        <TodayList
          items={todayItems(data, { hasRest: isWhole && !isPlaceholderData })}
          progress={progress}
          isFocused={isFocused}
          isWhole={isWhole}
          isLoading={isPlaceholderData}
          showAll={() => show("hepsi")}
          leave={() => show("hepsi")}
        />
      )}
      {data && <AllLists work={data} />}
    </Flex>
  );
}
