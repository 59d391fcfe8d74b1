import { Badge, Flex, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { placementName } from "../../../worker/outbound/placements";
import { dayInIstanbul } from "../../../worker/text/calendar";
import type { api } from "../api";
import { formatAmount } from "../earnings/figures";
import type { Column } from "../record-list/column";
import { formatNearDay, formatNearMoment, now } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";

export type Conversion = InferResponseType<typeof api.conversions.$get, 200>["rows"][number];

export const casinoOf = ({ casino }: Conversion) => casino ?? "Silinmiş casino";

const COLORS = { kayit: "gray", yatirim: "amber", onay: "grass", iptal: "red" } as const;

/** The revenue of a report counts no approval. */
const labelOf = ({ status, count }: Pick<Conversion, "status" | "count">) =>
  status === "onay" && count === 0 ? "Gelir" : CONVERSION_LABELS[status];

const remarks = ({ status, is_cancelled, is_second }: Pick<Conversion, "status" | "is_cancelled" | "is_second">) => [
  ...(is_second ? ["ikinci tutar"] : []),
  ...(is_cancelled && status !== "iptal" ? ["iptal edildi"] : []),
];

const statusText = ({ status, count, ...marked }: Conversion) =>
  [
    `${labelOf({ status, count })}${count > 1 ? ` × ${count.toLocaleString("tr-TR")}` : ""}`,
    ...remarks({ status, ...marked }),
  ].join(", ");

const amountText = ({ amount, currency }: Conversion) =>
  amount === null || currency === null ? "" : formatAmount(amount, currency);

/** The operator's transaction id, or 'rapor'. */
function sourceText({ key }: Conversion) {
  const [, kind, ...rest] = key.split(" ");
  return kind === "islem" ? `İşlem ${rest.join(" ")}` : kind === "rapor" ? "Rapordan" : "";
}

const clickText = (row: Conversion) =>
  row.is_matched
    ? [row.promotion ?? "Casino bağlantısı", placementName(row.placement)].join(" · ")
    : `Eşleşmeyen: ${row.click_id || "tıklama yok"}`;

export const COLUMNS: Column<Conversion>[] = [
  { label: "Casino", width: "16%", isTitle: true, text: casinoOf },
  {
    label: "Durum",
    width: "18%",
    text: statusText,
    cell: (row) => (
      <Flex gap="2" align="center">
        <Badge color={COLORS[row.status]} className={HIGH_CONTRAST}>
          {statusText({ ...row, is_cancelled: false, is_second: false })}
        </Badge>
        {remarks(row).map((remark) => (
          <Text key={remark} size="1" color="gray" truncate>
            {remark}
          </Text>
        ))}
      </Flex>
    ),
  },
  { label: "Tutar", width: "11%", isNumber: true, text: amountText },
  {
    label: "Tıklama",
    text: clickText,
    cell: (row) =>
      row.is_matched ? (
        <Text size="2">{clickText(row)}</Text>
      ) : (
        <Flex gap="2" align="center" minWidth="0">
          <Badge color="orange" className={HIGH_CONTRAST}>
            Eşleşmeyen
          </Badge>
          <Text size="2" color="gray" truncate>
            {row.click_id || "tıklama yok"}
          </Text>
        </Flex>
      ),
  },
  { label: "İşlem", width: "12%", from: "1200px", text: sourceText },
  {
    label: "Gün",
    sort: "day",
    width: "9%",
    from: "1400px",
    text: ({ day, received_at }) => (day === dayInIstanbul(new Date(received_at)) ? "" : formatNearDay(day, now())),
    cell: ({ day }) => formatNearDay(day, now()),
  },
  {
    label: "Bildirim",
    sort: "received_at",
    width: "13%",
    text: ({ received_at }) => formatNearMoment(received_at, now()),
  },
];
