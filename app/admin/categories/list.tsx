import { Badge, Button, Text } from "@radix-ui/themes";
import { useState } from "react";
import { answered, api } from "../api";
import { RecordList } from "../record-list";
import { RemoveButton } from "../remove";
import { CategoryDialog, type EditedCategory } from "./dialog";

export default function CategoryList() {
  const [edited, setEdited] = useState<EditedCategory | "new">();
  return (
    <>
      <RecordList
        name="categories"
        title="Kategoriler"
        empty="Henüz kategori yok"
        header={<Button onClick={() => setEdited("new")}>Yeni Kategori Ekle</Button>}
        read={(query) => answered(api.categories.$get({ query }))}
        columns={[
          { label: "Kategori Adı", sort: "name", cell: ({ name }) => <Text weight="medium">{name}</Text> },
          { label: "Slug", sort: "slug", cell: ({ slug }) => <Text size="2">{slug}</Text> },
          { label: "Açıklama", cell: ({ description }) => <Text size="2">{description ?? "-"}</Text> },
          {
            label: "Durum",
            sort: "is_active",
            cell: ({ is_active }) => (
              <Badge color={is_active ? "grass" : "gray"}>{is_active ? "Aktif" : "Pasif"}</Badge>
            ),
          },
        ]}
        bulk={[
          {
            label: "Aktif Yap",
            run: (ids) => answered(api.categories.selection.$post({ json: { action: "activate", ids } })),
            done: (n) => `${n} kategori aktif edildi`,
          },
          {
            label: "Pasif Yap",
            run: (ids) => answered(api.categories.selection.$post({ json: { action: "deactivate", ids } })),
            done: (n) => `${n} kategori pasif edildi`,
          },
          {
            label: "Sil",
            isRemoval: true,
            run: (ids) => answered(api.categories.selection.$post({ json: { action: "delete", ids } })),
            done: (n) => `${n} kategori silindi; kullanımda olanlar yerinde kaldı`,
          },
        ]}
        actions={(category) => (
          <>
            <Button
              size="1"
              variant="soft"
              aria-label={`Düzenle: ${category.name}`}
              onClick={() => setEdited(category)}
            >
              Düzenle
            </Button>
            <RemoveButton
              id={category.id}
              name={category.name}
              queryKey="categories"
              done="Kategori silindi"
              remove={() => answered(api.categories[":id"].$delete({ param: { id: category.id } }))}
            />
          </>
        )}
      />
      {edited && (
        <CategoryDialog category={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
