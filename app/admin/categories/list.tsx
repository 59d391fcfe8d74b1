import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { IN_USE } from "../../../worker/categories/rules";
import { answered, api, changed } from "../api";
import { shownWord } from "../record-list/column";
import { ExportButton } from "../csv/export-button";
import { importAddress, ImportLink } from "../import/import-link";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { selecting } from "../record-list/selecting";
import { activeActions, activeState } from "../record-list/active-actions";
import { NEW, useOpened, useRowAsOpened } from "../list/use-opened";
import { CategoryDialog, type EditedCategory } from "./dialog";

const doing = selecting("category", api.categories, {
  change: CHANGE_FAILED.status,
  delete: DELETE_FAILED.category,
});

const ACTIONS = activeActions<EditedCategory & { promotion_count: number }>("kategori", doing, {
  stays: ({ promotion_count }) => promotion_count > 0,
  none: "Seçili kategoriler kullanımda olduğu için silinemez",
});

export default function CategoryList() {
  const { open } = useOpened();
  return (
    <RecordList
      name="categories"
      heading={{
        title: "Kategoriler",
        create: { open: () => open(NEW), label: "Yeni Kategori Ekle" },
        more: (
          <>
            <ExportButton
              name="kategoriler"
              read={(query) => answered(api.categories.export.$get({ query }), READ_FAILED.categories)}
              fields={() => import("./fields")}
            />
            <ImportLink to={importAddress("category")} />
          </>
        ),
      }}
      empty={{
        sentence: "Henüz kategori yok",
        purpose: "Promosyonların türleri burada durur; ziyaretçi listeyi bunlarla süzer.",
      }}
      read={(query) => answered(api.categories.$get({ query }), READ_FAILED.categories)}
      columns={[
        { label: "Kategori Adı", sort: "name", isDefaultOrder: true, text: ({ name }) => name },
        { label: "Slug", sort: "slug", width: "22%", text: ({ slug }) => slug },
        { label: "Açıklama", width: "32%", text: ({ description }) => description ?? "Açıklama yok" },
        { label: "Durum", sort: "is_active", width: "10%", text: (row) => shownWord(activeState(row)) },
      ]}
      row={{
        nameOf: ({ name }) => name,
        open:
          ({ id }) =>
          () =>
            open(id),
        state: activeState,
        actions: ({ id, name, promotion_count }) => (
          <>
            <EditAction onSelect={() => open(id)} of={name} />
            <RemoveAction
              name={name}
              done="Kategori silindi"
              refusal={promotion_count > 0 ? IN_USE : undefined}
              remove={() => changed(api.categories[":id"].$delete({ param: { id } }), DELETE_FAILED.category)}
            />
          </>
        ),
      }}
      bulk={ACTIONS}
    >
      {(rows) => <OpenedCategory rows={rows} />}
    </RecordList>
  );
}

function OpenedCategory({ rows }: { rows: EditedCategory[] }) {
  const { opened, close } = useOpened();
  const category = useRowAsOpened<EditedCategory>("categories", rows, (id) =>
    answered(api.categories[":id"].$get({ param: { id } }), READ_FAILED.categories),
  );
  if (!category && opened !== NEW) return null;
  return <CategoryDialog key={opened} category={category} onClose={close} />;
}
