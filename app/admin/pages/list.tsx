import { pageAddress } from "../../../worker/records/addresses";
import { href } from "react-router";
import { Badge, Link as TextLink } from "@radix-ui/themes";
import { DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { EditLink } from "../list/edit-link";
import { RecordName } from "../list/record-name";
import { RecordList } from "../list/record-list";
import { RemoveButton } from "../list/remove";
import { formatMoment } from "../shell/dates";

export default function PageList() {
  return (
    <RecordList
      name="pages"
      heading={{ title: "Sayfalar", create: { to: href("/admin/pages/new"), label: "Sayfa Ekle" } }}
      empty={{
        sentence: "Henüz sayfa yok",
        purpose: "Hakkımızda, iletişim ve gizlilik gibi sayfalar burada durur; rehbere güven bunlarla başlar.",
      }}
      read={(query) => answered(api.pages.$get({ query }), READ_FAILED.pages)}
      columns={[
        {
          label: "Başlık",
          sort: "title",
          cell: ({ title, updated_by }) => <RecordName name={title} editor={updated_by} />,
        },
        {
          label: "Adres",
          cell: ({ slug }) => (
            <TextLink href={pageAddress({ slug })} target="_blank" rel="noopener">
              {pageAddress({ slug })}
            </TextLink>
          ),
        },
        {
          label: "Alt menü",
          sort: "in_footer",
          cell: ({ in_footer }) => (
            <Badge color={in_footer ? "grass" : "gray"}>{in_footer ? "Gösteriliyor" : "Gösterilmiyor"}</Badge>
          ),
        },
        { label: "Son güncelleme", sort: "updated_at", cell: ({ updated_at }) => formatMoment(updated_at) },
      ]}
      row={{
        nameOf: ({ title }) => title,
        actions: ({ id, title }) => (
          <>
            <EditLink to={href("/admin/pages/edit/:id", { id })} of={title} />
            <RemoveButton
              id={id}
              name={title}
              queryKey="pages"
              done="Sayfa silindi"
              consequence="Sitedeki sayfa da kapanacak."
              remove={() => answered(api.pages[":id"].$delete({ param: { id } }), DELETE_FAILED.page)}
            />
          </>
        ),
      }}
      bulk={[
        {
          label: "Sil",
          removal: "trash",
          run: (ids) => answered(api.pages.selection.$post({ json: { action: "delete", ids } }), DELETE_FAILED.page),
          done: (n) => `${n} sayfa silindi`,
        },
      ]}
    />
  );
}
