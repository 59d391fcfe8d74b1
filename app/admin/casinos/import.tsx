import { href } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import type { ImportKind } from "../import/kind";
import { ImportScreen } from "../import/screen";
import { CASINO_COLUMNS } from "./csv-columns";

const CASINOS: ImportKind = {
  title: "Casino Sitelerini İçe Aktar",
  noun: "casino sitesi",
  note: "Değerlendirme puanları dosyada yer almaz; var olan değerlendirmeler olduğu gibi kalır.",
  list: href("/admin/casinos"),
  queryKey: "casinos",
  sample: "casino-siteleri-ornek",
  columns: CASINO_COLUMNS,
  name: "name",
  send: (json) => answered(api.casinos.import.$post({ json }), SAVE_FAILED.import),
};

export default function CasinoImport() {
  return <ImportScreen kind={CASINOS} />;
}
