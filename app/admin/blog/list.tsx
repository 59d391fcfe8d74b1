import { href } from "react-router";
import type { PostFilters } from "../../../worker/blog/listing.server";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, changed } from "../api";
import { ExportButton } from "../csv/export-button";
import type { BulkAction } from "../list/bulk-action";
import { optionsIn } from "../shell/select";
import { importAddress, ImportLink } from "../import/import-link";
import { DuplicateAction } from "../record-list/duplicate-action";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { RowAction } from "../list/row-action";
import { selecting } from "../record-list/selecting";
import { SwitchAction } from "../record-list/switch-action";
import { switching } from "../record-list/use-toggle";
import { useAccount } from "../session/account";
import { COLUMNS, type ListedPost, stateOf } from "./list-columns";
import { usePostAuthors, usePostCategories } from "./lookups";

const STATUSES = optionsIn<PostFilters["status"]>({
  published: "Yayında",
  draft: "Taslak",
  unplanned: "Planlanmamış taslak",
  sent: "İncelemede",
  returned: "Düzeltme istendi",
  unchecked: "Kontrol bekliyor",
});
/** States for writers, who see only drafts. */
const OWN_STATUSES = STATUSES.filter(({ value }) => value === "sent" || value === "returned");
const MISSING = optionsIn<PostFilters["missing"]>({
  picture: "Görsel",
  alt: "Alternatif metin",
  seo: "SEO açıklaması",
});
const optionsOf = (texts: string[]) => texts.map((text) => ({ value: text, label: text }));
const PUBLICATION = {
  name: "blog",
  field: "is_published",
  call: switching(api.blog[":id"].publication, CHANGE_FAILED.post),
  sentence: (isOn: boolean) => (isOn ? "Yazı başarıyla yayınlandı" : "Yazı taslak olarak kaydedildi"),
  undoes: (isOn: boolean) => ({ kind: "post", action: isOn ? "publish" : "unpublish" }) as const,
};
const QUEUE = {
  name: "blog",
  field: "is_queued",
  call: switching(api.publishing.queue[":id"], CHANGE_FAILED.queue),
  sentence: (isOn: boolean) => (isOn ? "Yazı yayın sırasına alındı" : "Yazı yayın sırasından çıkarıldı"),
};
const doing = selecting("post", api.blog, { change: CHANGE_FAILED.post, delete: DELETE_FAILED.post });

const BULK: BulkAction<ListedPost>[] = [
  {
    label: "Yayınla",
    before: (row) => stateOf(row).word,
    after: () => "Yayında",
    ...doing("publish"),
    done: (n) => `${n} blog yazısı yayınlandı`,
  },
  {
    label: "Taslağa Çevir",
    before: (row) => stateOf(row).word,
    after: () => "Taslak",
    ...doing("unpublish"),
    done: (n) => `${n} blog yazısı taslağa çevrildi`,
  },
  {
    label: "Sil",
    removal: "trash",
    ...doing("delete"),
    done: (n) => `${n} blog yazısı silindi`,
  },
];

export default function BlogList() {
  const isWriter = useAccount().role === "writer";
  const authors = usePostAuthors(!isWriter);
  return (
    <RecordList
      name="blog"
      heading={{
        views: "blog",
        title: "Blog Yazıları",
        create: { to: href("/admin/blog/new"), label: "Blog Yazısı Ekle" },
        more: !isWriter && (
          <>
            <ExportButton
              name="blog-yazilari"
              read={(query) => answered(api.blog.export.$get({ query }), READ_FAILED.posts)}
              fields={() => import("./fields")}
            />
            <ImportLink to={importAddress("post")} />
          </>
        ),
      }}
      empty={{
        sentence: "Henüz blog yazısı yok",
        purpose:
          "Rehber yazıları burada durur. Okur bonustan önce yanıt arar; iyi yazılar siteyi aramalarda öne çıkarır.",
      }}
      read={(query) => answered(api.blog.$get({ query }), READ_FAILED.posts)}
      filters={[
        { name: "status", label: "Durum", all: "Tüm durumlar", options: isWriter ? OWN_STATUSES : STATUSES },
        { name: "category", label: "Kategori", all: "Tüm kategoriler", options: optionsOf(usePostCategories()) },
        ...(isWriter
          ? []
          : [{ name: "author" as const, label: "Yazar", all: "Tüm yazarlar", options: optionsOf(authors) }]),
        { name: "missing", label: "Eksik", all: "Eksiği fark etmez", options: MISSING },
      ]}
      columns={COLUMNS}
      row={{
        nameOf: ({ title }) => title,
        open: ({ id }) => href("/admin/blog/edit/:id", { id }),
        editor: ({ updated_by }) => updated_by,
        state: stateOf,
        actions: ({ id, title, slug, is_published, review_state, is_approved }) => (
          <>
            {!isWriter && (
              <SwitchAction
                id={id}
                of={title}
                isOn={is_published}
                labels={["Taslağa Çevir", "Yayınla"]}
                toggle={PUBLICATION}
              />
            )}
            {is_published && <RowAction label="Sitede gör" of={title} icon="outside" href={`/blog/${slug}`} />}
            <EditAction to={href("/admin/blog/edit/:id", { id })} of={title} />
            {!(isWriter && (review_state === "sent" || is_approved)) && (
              <RemoveAction
                name={title}
                done="Blog yazısı silindi"
                consequence={is_published && "Yayındaki sayfası da kapanacak."}
                remove={() => changed(api.blog[":id"].$delete({ param: { id } }), DELETE_FAILED.post)}
              />
            )}
          </>
        ),
        more: ({ id, title, is_published, is_queued, publish_at }) => (
          <>
            {!isWriter && !is_published && !publish_at && (
              <SwitchAction
                id={id}
                of={title}
                isOn={is_queued}
                labels={["Sıradan çıkar", "Sıraya al"]}
                toggle={QUEUE}
              />
            )}
            <DuplicateAction to={href("/admin/blog/new")} id={id} of={title} />
          </>
        ),
      }}
      {...(!isWriter && { bulk: BULK })}
    />
  );
}
