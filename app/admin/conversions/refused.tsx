import { Button, Text } from "@radix-ui/themes";
import type { InferResponseType } from "hono/client";
import { href, Link } from "react-router";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import type { Column } from "../record-list/column";
import { RecordList } from "../record-list/record-list";
import { editorAddress } from "../kinds";
import { useCasinoOptions } from "../promotions/lookups";
import { formatNearMoment, now } from "../shell/dates";

type Refusal = InferResponseType<typeof api.conversions.refused.$get, 200>["rows"][number];

const casinoOf = ({ casino }: Refusal) => casino ?? "Silinmiş casino";

const reasonOf = ({ reason, count }: Refusal) =>
  count > 1 ? `${reason} (${count.toLocaleString("tr-TR")} kez)` : reason;

const COLUMNS: Column<Refusal>[] = [
  { label: "Casino", width: "18%", isTitle: true, text: casinoOf },
  { label: "Alan", width: "12%", text: ({ field }) => field },
  {
    label: "Neden",
    text: reasonOf,
    cell: (row) => (
      <Text as="p" size="2" my="1" style={{ whiteSpace: "normal" }}>
        {reasonOf(row)}
      </Text>
    ),
  },
  { label: "İşlem ya da tıklama", width: "16%", text: ({ reference }) => reference },
  { label: "Zaman", width: "13%", text: ({ at }) => formatNearMoment(at, now()) },
];

/** Postbacks that stored no conversion; for administrators. */
export default function RefusedPostbacks() {
  const casinos = useCasinoOptions();
  return (
    <RecordList
      name="refused-postbacks"
      heading={{
        title: "Reddedilen Bildirimler",
        buttons: (
          <Button asChild variant="surface">
            <Link to={href("/admin/conversions")}>Dönüşümler</Link>
          </Button>
        ),
        help: "Dönüşüm olarak kaydedilmeyenler, en yenisi başta; 90 gün saklanır, bir casinonun günde ilk 200’ü. Operatörden düzeltip yeniden göndermesini isteyin ya da raporunu içe aktarın. Anahtarı yanlış olanlar her casino için günde bir satırdır.",
      }}
      empty={{
        sentence: "Reddedilen bildirim yok",
        purpose: "Operatörün eksik ya da okunamayan bildirimleri nedenleriyle burada listelenir.",
      }}
      read={(query) => answered(api.conversions.refused.$get({ query }), READ_FAILED.conversions)}
      filters={[{ name: "casino", label: "Casino", all: "Tüm siteler", options: casinos, place: "bar" }]}
      columns={COLUMNS}
      row={{
        nameOf: casinoOf,
        className: () => "whole",
        open: ({ casino_id, has_casino }) => (has_casino ? editorAddress("casino", casino_id) : href("/admin/trash")),
      }}
    />
  );
}
