import { Badge, Button, Text } from "@radix-ui/themes";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { IN_USE } from "../../../worker/categories/rules";
import { answered, api } from "../api";
import { reversible } from "../list/bulk-actions";
import { RecordList } from "../list/record-list";
import { RemoveButton } from "../list/remove";
import { NEW, useOpened, useRowAsOpened } from "../list/use-opened";
import { CategoryDialog, type EditedCategory } from "./dialog";

const onSelected = (action: "activate" | "deactivate" | "delete", ids: string[]) =>
  answered(
    api.categories.selection.$post({ json: { action, ids } }),
    action === "delete" ? DELETE_FAILED.category : CHANGE_FAILED.status,
  );

export default function CategoryList() {
  const { open } = useOpened();
  return (
    <RecordList
      name="categories"
      heading={{ title: "Kategoriler", create: { open: () => open(NEW), label: "Yeni Kategori Ekle" } }}
      empty={{
        sentence: "Henüz kategori yok",
        purpose: "Promosyonların türleri burada durur; ziyaretçi bonusları bunlarla süzer.",
      }}
      read={(query) => answered(api.categories.$get({ query }), READ_FAILED.categories)}
      columns={[
        { label: "Kategori Adı", sort: "name", cell: ({ name }) => <Text weight="medium">{name}</Text> },
        { label: "Slug", sort: "slug", cell: ({ slug }) => <Text size="2">{slug}</Text> },
        { label: "Açıklama", cell: ({ description }) => <Text size="2">{description ?? "-"}</Text> },
        {
          label: "Durum",
          sort: "is_active",
          cell: ({ is_active }) => <Badge color={is_active ? "grass" : "gray"}>{is_active ? "Aktif" : "Pasif"}</Badge>,
        },
      ]}
      row={{
        nameOf: ({ name }) => name,
        actions: (category) => (
          <>
            <Button size="1" variant="soft" aria-label={`Düzenle: ${category.name}`} onClick={() => open(category.id)}>
              Düzenle
            </Button>
            <RemoveButton
              id={category.id}
              name={category.name}
              queryKey="categories"
              done="Kategori silindi"
              refusal={category.promotion_count > 0 ? IN_USE : undefined}
              remove={() =>
                answered(api.categories[":id"].$delete({ param: { id: category.id } }), DELETE_FAILED.category)
              }
            />
          </>
        ),
      }}
      bulk={[
        {
          label: "Aktif Yap",
          run: reversible(onSelected, "activate", "deactivate"),
          done: (n) => `${n} kategori aktif edildi`,
        },
        {
          label: "Pasif Yap",
          run: reversible(onSelected, "deactivate", "activate"),
          done: (n) => `${n} kategori pasif edildi`,
        },
        {
          label: "Sil",
          removal: "trash",
          stays: ({ promotion_count }) => promotion_count > 0,
          run: (ids) => onSelected("delete", ids),
          done: (n) => `${n} kategori silindi`,
          none: "Seçili kategoriler kullanımda olduğu için silinemez",
        },
      ]}
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
