import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import toast from "react-hot-toast";
import { CHANGE_FAILED, DELETE_FAILED, READ_FAILED } from "../../../worker/failure-sentences";
import { RETENTION_DAYS } from "../../../worker/trash/rules";
import { answered, api, sentenceOf } from "../api";
import { nounOf } from "../kinds";
import { formatMoment } from "../shell/dates";
import { RecordList } from "../record-list/record-list";
import { RowAction } from "../list/row-action";
import { restoreRecords } from "../record-list/restoration";

export default function Trash() {
  const queries = useQueryClient();
  return (
    <RecordList
      name="trash"
      heading={{
        title: "Çöp Kutusu",
        help: `Silinen kayıtlar ${RETENTION_DAYS} gün burada durur, sonra kalıcı olarak silinir.`,
      }}
      empty={{
        sentence: "Çöp kutusu boş",
        purpose: "Sildikleriniz 30 gün burada bekler; geri alabilir ya da kalıcı olarak silebilirsiniz.",
      }}
      read={(query) => answered(api.trash.$get({ query }), READ_FAILED.trash)}
      columns={[
        { label: "Tür", sort: "kind", width: "18%", text: ({ kind }) => nounOf(kind) },
        { label: "Ad", sort: "name", isTitle: true, text: ({ name }) => name },
        {
          label: "Silinme Tarihi",
          sort: "deleted_at",
          width: "24%",
          text: ({ deleted_at }) => formatMoment(deleted_at),
        },
      ]}
      row={{ nameOf: ({ name }) => name, actions: ({ id, name }) => <RestoreAction id={id} name={name} /> }}
      bulk={[
        {
          label: "Geri al",
          run: async (ids) => {
            const restored = await restoreRecords(ids);
            void queries.invalidateQueries();
            return restored;
          },
          done: (n) => `${n} kayıt geri alındı`,
        },
        {
          label: "Kalıcı olarak sil",
          removal: "forever",
          run: (ids) => answered(api.trash.selection.$post({ json: { action: "delete", ids } }), DELETE_FAILED.trash),
          done: (n) => `${n} kayıt kalıcı olarak silindi`,
          none: "Silinemedi: görsel yeniden kullanılıyor ya da kayıt artık çöp kutusunda değil",
        },
      ]}
    />
  );
}

function RestoreAction({ id, name }: { id: string; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  async function restore() {
    setBusy(true);
    try {
      await answered(api.trash[":id"].restoration.$put({ param: { id } }), CHANGE_FAILED.trash);
      toast.success("Geri alındı");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    setBusy(false);
    await queries.invalidateQueries();
  }
  return <RowAction label="Geri al" of={name} isBusy={isBusy} onSelect={() => void restore()} />;
}
