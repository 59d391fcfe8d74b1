import { href } from "react-router";
import { STANDING_LABELS } from "../../../worker/casinos/score";
import { DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { ExportButton } from "../csv/export-button";
import { ImportLink } from "../import/import-link";
import { EditLink } from "../list/edit-link";
import { filteredBy } from "../list/filters";
import { RecordList } from "../list/record-list";
import { RemoveButton } from "../list/remove";
import { verify } from "../verification/use-verify";
import { COLUMNS } from "./list-columns";

const MISSING = [
  { value: "logo", label: "Logosu yok" },
  { value: "review", label: "Değerlendirilmemiş" },
  { value: "licence", label: "Lisans numarası yok" },
  { value: "payments", label: "Ödeme yöntemi yok" },
  { value: "owner", label: "Sahibi yazılmamış" },
  { value: "withdrawal", label: "Çekim süresi yok" },
];
const FILTERS = filteredBy([
  {
    name: "status",
    label: "Durum",
    all: "Tüm durumlar",
    options: Object.entries(STANDING_LABELS).map(([value, label]) => ({ value, label })),
  },
  { name: "missing", label: "Eksik", all: "Eksiği fark etmez", options: MISSING },
]);

/** Warning about the promotions of deleted casinos. */
function withPromotions(casinos: { promotion_count: number }[]) {
  const count = casinos.reduce((sum, { promotion_count }) => sum + promotion_count, 0);
  const owner = casinos.length === 1 ? "Bu sitenin" : "Bu sitelerin toplam";
  return count > 0 && `${owner} ${count} promosyonu var; geri alınana kadar 'Diğer' altında görünürler.`;
}

export default function CasinoList() {
  return (
    <RecordList
      name="casinos"
      heading={{
        views: "casinos",
        title: "Casino Siteleri",
        create: { to: href("/admin/casinos/new"), label: "Casino Sitesi Ekle" },
        buttons: (
          <>
            <ExportButton
              name="casino-siteleri"
              read={(query) => answered(api.casinos.export.$get({ query }), READ_FAILED.casinos)}
              columns={async () => (await import("./csv-columns")).CASINO_COLUMNS}
            />
            <ImportLink to={href("/admin/casinos/import")} />
          </>
        ),
      }}
      empty={{
        sentence: "Henüz casino sitesi yok",
        purpose:
          "Tanıttığınız siteler burada durur. Promosyon, bağlandığı sitenin lisansı ve puanıyla birlikte görünür.",
      }}
      read={(query) => answered(api.casinos.$get({ query }), READ_FAILED.casinos)}
      filters={FILTERS}
      columns={COLUMNS}
      row={{
        nameOf: ({ name }) => name,
        actions: ({ id, name, promotion_count }) => (
          <>
            <EditLink to={href("/admin/casinos/edit/:id", { id })} of={name} />
            <RemoveButton
              id={id}
              name={name}
              queryKey="casinos"
              done="Casino sitesi silindi"
              consequence={withPromotions([{ promotion_count }])}
              remove={() => answered(api.casinos[":id"].$delete({ param: { id } }), DELETE_FAILED.casino)}
            />
          </>
        ),
      }}
      bulk={[
        { label: "Doğruladım", run: verify, done: (n) => `${n} casino sitesi doğrulandı` },
        {
          label: "Sil",
          removal: "trash",
          consequence: (casinos) => withPromotions(casinos),
          run: (ids) =>
            answered(api.casinos.selection.$post({ json: { action: "delete", ids } }), DELETE_FAILED.casino),
          done: (n) => `${n} casino sitesi silindi`,
        },
      ]}
    />
  );
}
