import { pageAddress } from "../../../worker/records/addresses";
import { href } from "react-router";
import { Link as TextLink } from "@radix-ui/themes";
import { DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, changed } from "../api";
import { ExportButton } from "../csv/export-button";
import { importAddress, ImportLink } from "../import/import-link";
import { EditAction } from "../record-list/edit-action";
import { RecordList } from "../record-list/record-list";
import { RemoveAction } from "../record-list/remove-action";
import { formatMoment } from "../shell/dates";

export default function PageList() {
  return (
    <RecordList
      name="pages"
      heading={{
        title: "Sayfalar",
        create: { to: href("/admin/pages/new"), label: "Sayfa Ekle" },
        more: (
          <>
            <ExportButton
              name="sayfalar"
              read={(query) => answered(api.pages.export.$get({ query }), READ_FAILED.pages)}
              fields={() => import("./fields")}
            />
            <ImportLink to={importAddress("page")} />
          </>
        ),
      }}
      empty={{
        sentence: "Henüz sayfa yok",
        purpose: "Hakkımızda, iletişim ve gizlilik gibi sayfalar burada durur; rehbere güven bunlarla başlar.",
      }}
      read={(query) => answered(api.pages.$get({ query }), READ_FAILED.pages)}
      columns={[
        { label: "Başlık", sort: "title", text: ({ title }) => title },
        {
          label: "Adres",
          width: "24%",
          text: (page) => pageAddress(page),
          cell: (page) => (
            <TextLink size="2" href={pageAddress(page)} target="_blank" rel="noopener">
              {pageAddress(page)}
            </TextLink>
          ),
        },
        {
          label: "Alt menü",
          sort: "in_footer",
          width: "15%",
          text: ({ in_footer }) => (in_footer ? "Gösteriliyor" : "Gösterilmiyor"),
        },
        {
          label: "Son güncelleme",
          sort: "updated_at",
          width: "20%",
          text: ({ updated_at }) => formatMoment(updated_at),
        },
      ]}
      row={{
        nameOf: ({ title }) => title,
        open: ({ id }) => href("/admin/pages/edit/:id", { id }),
        editor: ({ updated_by }) => updated_by,
        actions: ({ id, title }) => (
          <>
            <EditAction to={href("/admin/pages/edit/:id", { id })} of={title} />
            <RemoveAction
              name={title}
              done="Sayfa silindi"
              consequence="Sitedeki sayfa da kapanacak."
              remove={() => changed(api.pages[":id"].$delete({ param: { id } }), DELETE_FAILED.page)}
            />
          </>
        ),
      }}
      bulk={[
        {
          label: "Sil",
          removal: "trash",
          run: (ids) => changed(api.pages.selection.$post({ json: { action: "delete", ids } }), DELETE_FAILED.page),
          undoes: { kind: "page", action: "delete" },
          done: (n) => `${n} sayfa silindi`,
        },
      ]}
    />
  );
}
