import { href } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { useCurrencyUnit } from "../../ui/money";
import { answered, api } from "../api";
import { csvColumns, exampleOf } from "../csv/kind-columns";
import { ImportScreen } from "../import/screen";
import { FIELDS } from "./fields";

export default function PromotionImport() {
  const unit = useCurrencyUnit();
  return (
    <ImportScreen
      kind={{
        title: "Promosyonları İçe Aktar",
        noun: "promosyon",
        list: href("/admin/promotions"),
        queryKey: "promotions",
        sample: "promosyonlar-ornek",
        columns: csvColumns(FIELDS, unit),
        examples: () => [exampleOf(FIELDS)],
        name: "title",
        within: "casino",
        send: (json) => answered(api.promotions.import.$post({ json }), SAVE_FAILED.import),
      }}
    />
  );
}
