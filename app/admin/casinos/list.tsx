import { href } from "react-router";
import type { CasinoFilters } from "../../../worker/casinos/listing.server";
import { STANDING_LABELS } from "../../../worker/casinos/score";
import { DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { withQuery } from "../../ui/addresses";
import { answered, api, changed } from "../api";
import { ExportButton } from "../csv/export-button";
import { optionsIn } from "../shell/select";
import { importAddress, ImportLink } from "../import/import-link";
import { DuplicateAction } from "../record-list/duplicate-action";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { RowAction } from "../list/row-action";
import { verify } from "../verification/use-verify";
import { VerifyAction } from "../verification/verify-action";
import { verifiedText } from "../verification/verified-cell";
import { COLUMNS, stateOf } from "./list-columns";

const MISSING = optionsIn<CasinoFilters["missing"]>({
  logo: "Logosu yok",
  review: "Değerlendirilmemiş",
  licence: "Lisans numarası yok",
  payments: "Ödeme yöntemi yok",
  owner: "Sahibi yazılmamış",
  withdrawal: "Çekim süresi yok",
});
const FILTERS = [
  { name: "status", label: "Durum", all: "Tüm durumlar", options: optionsIn(STANDING_LABELS) },
  { name: "missing", label: "Eksik", all: "Eksiği fark etmez", options: MISSING },
];

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
        more: (
          <>
            <ExportButton
              name="casino-siteleri"
              read={(query) => answered(api.casinos.export.$get({ query }), READ_FAILED.casinos)}
              fields={() => import("./fields")}
            />
            <ImportLink to={importAddress("casino")} />
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
        open: ({ id }) => href("/admin/casinos/edit/:id", { id }),
        editor: ({ updated_by }) => updated_by,
        state: stateOf,
        picture: ({ logo_url }) => logo_url,
        actions: ({ id, name, promotion_count }) => (
          <>
            <EditAction to={href("/admin/casinos/edit/:id", { id })} of={name} />
            <RemoveAction
              name={name}
              done="Casino sitesi silindi"
              consequence={withPromotions([{ promotion_count }])}
              remove={() => changed(api.casinos[":id"].$delete({ param: { id } }), DELETE_FAILED.casino)}
            />
          </>
        ),
        more: ({ id, name, promotion_count, last_verified_at }) => (
          <>
            <VerifyAction id={id} of={name} last={last_verified_at} />
            <RowAction
              label={`Promosyonları (${promotion_count})`}
              of={name}
              to={withQuery(href("/admin/promotions"), { casino: id })}
            />
            <DuplicateAction to={href("/admin/casinos/new")} id={id} of={name} />
          </>
        ),
      }}
      bulk={[
        {
          label: "Doğrula",
          before: verifiedText,
          after: () => "bugün",
          run: verify,
          done: (n) => `${n} casino sitesi doğrulandı`,
        },
        {
          label: "Sil",
          removal: "trash",
          consequence: (casinos) => withPromotions(casinos),
          run: (ids) => changed(api.casinos.selection.$post({ json: { action: "delete", ids } }), DELETE_FAILED.casino),
          undoes: { kind: "casino", action: "delete" },
          done: (n) => `${n} casino sitesi silindi`,
        },
      ]}
    />
  );
}
