import { href } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { useCurrencyUnit } from "../../ui/money";
import { answered, api } from "../api";
import { ImportScreen } from "../import/screen";
import { promotionColumns } from "./csv-columns";

export default function PromotionImport() {
  const columns = promotionColumns(useCurrencyUnit());
  return (
    <ImportScreen
      kind={{
        title: "Promosyonları İçe Aktar",
        noun: "promosyon",
        list: href("/admin/promotions"),
        queryKey: "promotions",
        sample: "promosyonlar-ornek",
        columns,
        name: "title",
        within: "casino",
        send: (json) => answered(api.promotions.import.$post({ json }), SAVE_FAILED.import),
      }}
    />
  );
}
