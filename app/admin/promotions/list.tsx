import { href } from "react-router";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import type { PromotionListFilters } from "../../../worker/promotions/list-filters.server";
import { promotionAddress } from "../../../worker/records/addresses";
import { NONE } from "../../../worker/records/list";
import { AUDIENCE_NAMES } from "../../ui/bonus-facts";
import { answered, api, changed } from "../api";
import { ExportButton } from "../csv/export-button";
import { optionsIn } from "../shell/select";
import { importAddress, ImportLink } from "../import/import-link";
import { DuplicateAction } from "../record-list/duplicate-action";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { RowAction } from "../list/row-action";
import { SwitchAction } from "../record-list/switch-action";
import { switching } from "../record-list/use-toggle";
import { VerifyAction } from "../verification/verify-action";
import { bulkActions } from "./bulk";
import { COLUMNS, stateOf } from "./list-columns";
import { NO_CASINO, useCasinoOptions, useCategoryOptions } from "./lookups";

const STATUSES = optionsIn<PromotionListFilters["status"]>({
  active: "Aktif",
  passive: "Pasif",
  expired: "Süresi Dolmuş",
  overdue: "Süresi doldu, hâlâ aktif",
});

const NO_CATEGORY = { value: NONE, label: "Kategorisiz" };
const ENDS = optionsIn<PromotionListFilters["end"]>({
  week: "7 gün içinde",
  month: "Bu ay",
  undated: "Süresiz",
  expired: "Süresi Dolmuş",
});
const AUDIENCES = optionsIn<PromotionListFilters["audience"]>(AUDIENCE_NAMES);
const MISSING = optionsIn<PromotionListFilters["missing"]>({
  picture: "Görsel",
  alt: "Alternatif metin",
  description: "Detaylı açıklama",
  terms: "Çevrim ve şartlar",
  audience: "Kim alabileceği",
  code: "Promosyon kodu",
});

const ACTIVATION = {
  name: "promotions",
  field: "is_active",
  call: switching(api.promotions[":id"].activation, CHANGE_FAILED.promotion),
  sentence: (isOn: boolean) => (isOn ? "Promosyon başarıyla aktif yapıldı" : "Promosyon pasif olarak güncellendi"),
  undoes: (isOn: boolean) => ({ kind: "promotion", action: isOn ? "activate" : "deactivate" }) as const,
};

export default function PromotionList() {
  const casinos = useCasinoOptions();
  const categories = useCategoryOptions();
  return (
    <RecordList
      name="promotions"
      heading={{
        views: "promotions",
        title: "Promosyonlar",
        create: { to: href("/admin/promotions/new"), label: "Promosyon Ekle" },
        more: (
          <>
            <ExportButton
              name="promosyonlar"
              read={(query) => answered(api.promotions.export.$get({ query }), READ_FAILED.promotions)}
              fields={() => import("./fields")}
            />
            <ImportLink to={importAddress("promotion")} />
          </>
        ),
      }}
      empty={{
        sentence: "Henüz promosyon yok",
        purpose: "Promosyonlar burada durur: şartları, kodu ve son günüyle. Ziyaretçi siteye bunlar için gelir.",
      }}
      read={(query) => answered(api.promotions.$get({ query }), READ_FAILED.promotions)}
      filters={[
        { name: "status", label: "Durum", all: "Tüm durumlar", options: STATUSES },
        { name: "casino", label: "Casino", all: "Tüm casinolar", options: [...casinos, NO_CASINO] },
        { name: "category", label: "Kategori", all: "Tüm kategoriler", options: [...categories, NO_CATEGORY] },
        { name: "end", label: "Bitiş", all: "Tüm bitişler", options: ENDS },
        { name: "audience", label: "Kim alabilir", all: "Kimin alabileceği fark etmez", options: AUDIENCES },
        { name: "missing", label: "Eksik", all: "Eksiği fark etmez", options: MISSING },
      ]}
      columns={COLUMNS}
      row={{
        nameOf: ({ title }) => title,
        open: ({ id }) => href("/admin/promotions/edit/:id", { id }),
        editor: ({ updated_by }) => updated_by,
        state: stateOf,
        className: ({ is_expired }) => (is_expired ? "expired" : undefined),
        actions: ({ id, title, is_active, is_expired }) => (
          <>
            {(is_active || !is_expired) && (
              <SwitchAction
                id={id}
                of={title}
                isOn={is_active}
                labels={["Pasif Yap", "Aktif Yap"]}
                toggle={ACTIVATION}
              />
            )}
            <EditAction to={href("/admin/promotions/edit/:id", { id })} of={title} />
            <RemoveAction
              name={title}
              done="Promosyon silindi"
              consequence="Yorumları da onunla birlikte taşınır ve geri gelir."
              remove={() => changed(api.promotions[":id"].$delete({ param: { id } }), DELETE_FAILED.promotion)}
            />
          </>
        ),
        more: (promotion) => (
          <>
            <VerifyAction id={promotion.id} of={promotion.title} last={promotion.last_verified_at} />
            <DuplicateAction to={href("/admin/promotions/new")} id={promotion.id} of={promotion.title} />
            {promotion.is_active && !promotion.is_expired && (
              <RowAction label="Sitede gör" of={promotion.title} href={promotionAddress(promotion)} />
            )}
          </>
        ),
      }}
      bulk={bulkActions([...casinos, NO_CASINO], [...categories, NO_CATEGORY])}
    />
  );
}
