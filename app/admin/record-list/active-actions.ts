import type { BulkAction } from "../list/bulk-action";
import type { State } from "./column";

export const activeState = ({ is_active }: { is_active: boolean }): State =>
  is_active ? { tone: "good", word: "Aktif" } : { tone: "off", word: "Pasif" };

/** Actions of records that are switched on and off; `noun` as in '2 kategori silindi'. */
export const activeActions = <Row extends { is_active: boolean }>(
  noun: string,
  doing: (action: "activate" | "deactivate" | "delete") => Pick<BulkAction<Row>, "run" | "runAll" | "undoes">,
  deletion: Pick<BulkAction<Row>, "stays" | "none"> = {},
): BulkAction<Row>[] => [
  {
    label: "Aktif Yap",
    before: (row) => activeState(row).word,
    after: () => "Aktif",
    ...doing("activate"),
    done: (n) => `${n} ${noun} aktif yapıldı`,
  },
  {
    label: "Pasif Yap",
    before: (row) => activeState(row).word,
    after: () => "Pasif",
    ...doing("deactivate"),
    done: (n) => `${n} ${noun} pasif yapıldı`,
  },
  { label: "Sil", removal: "trash", ...doing("delete"), done: (n) => `${n} ${noun} silindi`, ...deletion },
];
