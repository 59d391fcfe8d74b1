import { Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import type { api } from "../api";
import type { Column } from "../record-list/column";
import { formatDay, formatNearDay, now } from "../shell/dates";
import { DayBars, formatCount } from "../shell/day-chart";
import type { Proposal } from "./proposals";

type Listed = InferResponseType<(typeof api)["unknown-addresses"]["$get"], 200>["rows"][number];

export type UnknownAddress = Listed & { id: string };

/** The rule that leads an address to the record that it most likely meant. */
export function proposalOf({ path, nearest }: Pick<Listed, "path" | "nearest">): Proposal | undefined {
  const target = nearest[0]?.path;
  return target ? { source: path, target } : undefined;
}

const proposalText = ({ nearest: [first] }: Listed) => (first ? `${first.title} (${first.path})` : "");

export const UNKNOWN_COLUMNS: Column<UnknownAddress>[] = [
  { label: "Adres", text: ({ path }) => path },
  {
    label: "Önerilen sayfa",
    width: "24%",
    text: (row) => proposalText(row) || "öneri yok",
    cell: (row) => proposalText(row) || <Text color="gray">öneri yok</Text>,
  },
  { label: "Geldiği site", width: "12%", text: ({ host }) => host },
  {
    label: "Ziyaret",
    width: "12%",
    isNumber: true,
    text: ({ visits, robots }) => `${formatCount(visits)} ziyaret, ${formatCount(robots)} robot`,
    cell: ({ visits, robots }) => (
      <>
        {formatCount(visits)}
        {robots > 0 && <Text color="gray">{` · ${formatCount(robots)} robot`}</Text>}
      </>
    ),
  },
  {
    label: "Günler",
    width: "9%",
    from: "1400px",
    cell: ({ path, days }) => (
      <DayBars
        label={`Günlere göre ziyaret: ${path}`}
        values={days.map(({ visits }) => visits)}
        days={days.map(({ day }) => formatDay(day))}
      />
    ),
  },
  { label: "Son gün", width: "9%", text: ({ last }) => formatNearDay(last, now()) },
];
