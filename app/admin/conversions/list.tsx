import { Button } from "@radix-ui/themes";
import { href, Link, useSearchParams } from "react-router";
import { CONVERSION_LABELS } from "../../../worker/conversions/constants";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { withQuery } from "../../ui/addresses";
import { answered, api } from "../api";
import { ImportLink } from "../import/import-link";
import { optionsIn } from "../shell/select";
import { RecordList } from "../record-list/record-list";
import { editorAddress } from "../kinds";
import { useCasinoOptions } from "../promotions/lookups";
import { casinoOf, COLUMNS } from "./columns";

const MATCHES = [
  { value: "unmatched", label: "Eşleşmeyen" },
  { value: "matched", label: "Eşleşen" },
  { value: "second", label: "İkinci tutar" },
];
const STATUSES = optionsIn(CONVERSION_LABELS);

/** What operators reported, by postback or in a file; for administrators. */
export default function Conversions() {
  const casinos = useCasinoOptions();
  const [params] = useSearchParams();
  const casino = params.get("casino") ?? "";
  return (
    <RecordList
      name="conversions"
      heading={{
        title: "Dönüşümler",
        buttons: (
          <>
            <Button asChild variant="surface">
              <Link to={withQuery(href("/admin/conversions/refused"), { casino })}>Reddedilenler</Link>
            </Button>
            <ImportLink to={withQuery(href("/admin/conversions/import"), { casino })} />
          </>
        ),
        help: "Operatörlerin bildirdikleri, en yenisi başta; 400 gün saklanır. Eşleşmeyenlerin kimliği bu casinonun son 90 gündeki tıklamaları arasında yoktur. İkinci tutar, bir tıklamanın islem gönderilmeden gelen başka bir tutarıdır ve toplama girmez.",
      }}
      empty={{
        sentence: "Henüz dönüşüm yok",
        purpose:
          "Casinonun formunda postback adresi oluşturup operatöre verin; üyelikler ve yatırımlar buraya düşer. Operatör bildirmiyorsa raporunu içe aktarın.",
      }}
      read={(query) => answered(api.conversions.$get({ query }), READ_FAILED.conversions)}
      filters={[
        { name: "match", label: "Eşleşme", all: "Eşleşen ve eşleşmeyen", options: MATCHES, place: "bar" },
        { name: "status", label: "Durum", all: "Tüm durumlar", options: STATUSES, place: "bar" },
        { name: "casino", label: "Casino", all: "Tüm siteler", options: casinos },
      ]}
      columns={COLUMNS}
      row={{
        nameOf: casinoOf,
        className: () => "whole",
        open: ({ casino_id, has_casino }) => (has_casino ? editorAddress("casino", casino_id) : href("/admin/trash")),
      }}
    />
  );
}
