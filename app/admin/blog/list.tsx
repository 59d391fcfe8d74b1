import { Badge, Button, IconButton, Select, Text } from "@radix-ui/themes";
import { Link } from "react-router";
import { answered, api } from "../api";
import { formatDay } from "../dates";
import { RecordList } from "../record-list";
import { RemoveButton } from "../remove";
import { usePublication } from "./use-publication";

const count = new Intl.NumberFormat("tr-TR");
const ALL = "all";
const select = (action: "publish" | "unpublish" | "delete", ids: string[]) =>
  answered(api.blog.selection.$post({ json: { action, ids } }));

export default function BlogList() {
  const publication = usePublication();
  return (
    <RecordList
      name="blog"
      title="Blog Yazıları"
      empty="Henüz blog yazısı yok"
      create={{ to: "/admin/blog/new", label: "Blog Yazısı Ekle" }}
      read={(query) => answered(api.blog.$get({ query }))}
      filters={({ status }, ask) => (
        <Select.Root value={status ?? ALL} onValueChange={(value) => ask({ status: value === ALL ? "" : value })}>
          <Select.Trigger aria-label="Durum" />
          <Select.Content>
            <Select.Item value={ALL}>Tüm durumlar</Select.Item>
            <Select.Item value="published">Yayında</Select.Item>
            <Select.Item value="draft">Taslak</Select.Item>
          </Select.Content>
        </Select.Root>
      )}
      columns={[
        { label: "Başlık", sort: "title", cell: ({ title }) => <Text weight="medium">{title}</Text> },
        {
          label: "Durum",
          sort: "is_published",
          cell: ({ is_published }) => (
            <Badge color={is_published ? "grass" : "gray"}>{is_published ? "Yayında" : "Taslak"}</Badge>
          ),
        },
        { label: "Görüntülenme", sort: "view_count", cell: ({ view_count }) => count.format(view_count) },
        { label: "Oluşturulma Tarihi", sort: "created_at", cell: ({ created_at }) => formatDay(created_at) },
      ]}
      actions={({ id, title, slug, is_published }) => (
        <>
          <Button
            size="1"
            variant="surface"
            aria-label={`${is_published ? "Taslağa Çevir" : "Yayınla"}: ${title}`}
            onClick={() => publication.mutate({ id, is_published: !is_published })}
          >
            {is_published ? "Taslağa Çevir" : "Yayınla"}
          </Button>
          <Button asChild size="1" variant="soft">
            <Link to={`/admin/blog/edit/${id}`} aria-label={`Düzenle: ${title}`}>
              Düzenle
            </Link>
          </Button>
          <RemoveButton
            id={id}
            name={title}
            queryKey="blog"
            done="Blog yazısı silindi"
            consequence={is_published && "Yayındaki sayfası da kapanacak."}
            remove={() => answered(api.blog[":id"].$delete({ param: { id } }))}
          />
          {is_published && (
            <IconButton asChild size="1" variant="ghost">
              <a
                href={`/blog/${slug}`}
                target="_blank"
                rel="noopener"
                title="Sitede aç"
                aria-label={`Sitede aç: ${title}`}
              >
                ↗
              </a>
            </IconButton>
          )}
        </>
      )}
      bulk={[
        { label: "Yayınla", run: (ids) => select("publish", ids), done: (n) => `${n} blog yazısı yayınlandı` },
        {
          label: "Taslağa Çevir",
          run: (ids) => select("unpublish", ids),
          done: (n) => `${n} blog yazısı taslağa çevrildi`,
        },
        {
          label: "Sil",
          isRemoval: true,
          run: (ids) => select("delete", ids),
          done: (n) => `${n} blog yazısı silindi`,
        },
      ]}
    />
  );
}
