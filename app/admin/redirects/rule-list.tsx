import type { InferResponseType } from "hono/client";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, changed } from "../api";
import { ExportButton } from "../csv/export-button";
import { importAddress, ImportLink } from "../import/import-link";
import { NEW, useOpened, useRowAsOpened } from "../list/use-opened";
import { activeActions, activeState } from "../record-list/active-actions";
import { type Column, shownWord } from "../record-list/column";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { selecting } from "../record-list/selecting";
import { SwitchAction } from "../record-list/switch-action";
import { switching, type Toggle } from "../record-list/use-toggle";
import { formatNearDay, now } from "../shell/dates";
import { lateDialog } from "../shell/late";
import type { EditedRule } from "./dialog.client";
import { STATUS_LABELS } from "./fields";

const RuleDialog = lateDialog(() => import("./dialog.client"));

type ListedRule = InferResponseType<typeof api.redirects.$get, 200>["rows"][number];

const usedText = ({ hits, last_hit }: ListedRule) =>
  last_hit ? `${hits.toLocaleString("tr-TR")} kez, ${formatNearDay(last_hit, now())}` : "kullanılmadı";

const remarked = (address: string, remark: string | false | null) => (remark ? `${address} (${remark})` : address);

const COLUMNS: Column<ListedRule>[] = [
  {
    label: "Eski adres",
    sort: "source",
    text: ({ source, covered_by }) => remarked(source, covered_by && "bu adreste artık bir kayıt var"),
  },
  {
    label: "Yeni adres",
    sort: "target",
    width: "24%",
    text: ({ target, present, record_id, is_target_missing }) =>
      remarked((record_id && present) || target, is_target_missing && "hedefte sayfa yok"),
  },
  { label: "Tür", sort: "status", width: "11%", text: ({ status }) => STATUS_LABELS[status] },
  { label: "Son 30 gün", width: "15%", text: usedText },
  { label: "Durum", sort: "is_active", width: "8%", text: (row) => shownWord(activeState(row)) },
];

const doing = selecting("redirect", api.redirects, { change: CHANGE_FAILED.status, delete: DELETE_FAILED.redirect });

const ACTIONS = activeActions<ListedRule>("yönlendirme", doing);

const ACTIVE: Toggle<"is_active"> = {
  name: "redirects",
  field: "is_active",
  call: switching(api.redirects[":id"].activation, CHANGE_FAILED.status),
  sentence: (isOn) => (isOn ? "Yönlendirme aktif yapıldı" : "Yönlendirme pasif yapıldı"),
  undoes: (isOn) => ({ kind: "redirect", action: isOn ? "activate" : "deactivate" }),
};

/** Where former addresses lead. */
export function RuleList() {
  const { open } = useOpened();
  return (
    <RecordList
      name="redirects"
      heading={{
        create: { open: () => open(NEW), label: "Yönlendirme Ekle" },
        more: (
          <>
            <ExportButton
              name="yonlendirmeler"
              read={(query) => answered(api.redirects.export.$get({ query }), READ_FAILED.redirects)}
              fields={() => import("./fields")}
            />
            <ImportLink to={importAddress("redirect")} />
          </>
        ),
      }}
      empty={{
        sentence: "Henüz yönlendirme yok",
        purpose: "Eski sitenizin adresleri burada yeni sayfalarına bağlanır; ziyaretçi ve arama motoru yolunu bulur.",
      }}
      read={(query) => answered(api.redirects.$get({ query }), READ_FAILED.redirects)}
      columns={COLUMNS}
      row={{
        nameOf: ({ source }) => source,
        open:
          ({ id }) =>
          () =>
            open(id),
        editor: ({ updated_by }) => updated_by,
        state: activeState,
        actions: ({ id, source, is_active }) => (
          <>
            <SwitchAction id={id} of={source} isOn={is_active} labels={["Pasif Yap", "Aktif Yap"]} toggle={ACTIVE} />
            <EditAction onSelect={() => open(id)} of={source} />
            <RemoveAction
              name={source}
              done="Yönlendirme silindi"
              remove={() => changed(api.redirects[":id"].$delete({ param: { id } }), DELETE_FAILED.redirect)}
            />
          </>
        ),
      }}
      bulk={ACTIONS}
    >
      {(rows) => <OpenedRule rows={rows} />}
    </RecordList>
  );
}

function OpenedRule({ rows }: { rows: ListedRule[] }) {
  const { opened, close } = useOpened();
  const rule = useRowAsOpened<EditedRule>("redirects", rows, (id) =>
    answered(api.redirects[":id"].$get({ param: { id } }), READ_FAILED.redirects),
  );
  if (!rule && opened !== NEW) return null;
  return <RuleDialog key={opened} rule={rule} onClose={close} />;
}
