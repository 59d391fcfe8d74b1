import { href } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { csvColumns, exampleOf } from "../csv/kind-columns";
import type { ImportKind } from "../import/kind";
import { ImportScreen } from "../import/screen";
import { FIELDS } from "./fields";

const CASINOS: ImportKind = {
  title: "Casino Sitelerini İçe Aktar",
  noun: "casino sitesi",
  note: "Değerlendirme puanları dosyada yer almaz; var olan değerlendirmeler olduğu gibi kalır.",
  list: href("/admin/casinos"),
  queryKey: "casinos",
  sample: "casino-siteleri-ornek",
  columns: csvColumns(FIELDS),
  examples: () => [exampleOf(FIELDS)],
  sampleWarning: "Dosyada örnek satır var; içe aktarırsanız ziyaretçiler onu hemen sitede görür.",
  name: "name",
  send: (json) => answered(api.casinos.import.$post({ json }), SAVE_FAILED.import),
};

export default function CasinoImport() {
  return <ImportScreen kind={CASINOS} />;
}
