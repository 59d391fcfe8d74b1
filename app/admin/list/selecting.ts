import type { ClientResponse } from "hono/client";
import { changed } from "../api";
import type { BulkAction } from "./bulk-action";
import type { Undoable } from "../undo";
import type { AllMatching } from "../record-list/use-list";

type Answer = Promise<ClientResponse<{ ids: string[] }>>;

interface Routes<Action> {
  selection: { $post: (args: { json: { action: Action; ids: string[] } }) => Answer };
  matching?: { $post: (args: { json: { action: Action; until: string; after?: string | undefined } }) => Answer };
}

/** Requests and undo of a kind's actions on the selected records, or on all that match; sentences as in `accepted`. */
export const selecting =
  <Action extends Undoable["action"]>(
    kind: NonNullable<Undoable["kind"]>,
    { selection, matching }: Routes<Action>,
    failed: { change: string; delete: string },
  ) =>
  (action: Action) => {
    const sentence = action === "delete" ? failed.delete : failed.change;
    return {
      run: (ids: string[]) => changed(selection.$post({ json: { action, ids } }), sentence),
      ...(matching && {
        runAll: ({ query, until }: AllMatching, after: string | undefined) =>
          changed(matching.$post({ json: { ...query, action, until, after } }), sentence),
      }),
      undoes: { kind, action },
    };
  };

export const activeState = ({ is_active }: { is_active: boolean }) => (is_active ? "Aktif" : "Pasif");

/** Actions of records that are switched on and off; `noun` as in '2 kategori silindi'. */
export const activeActions = <Row extends { is_active: boolean }>(
  noun: string,
  doing: (action: "activate" | "deactivate" | "delete") => Pick<BulkAction<Row>, "run" | "runAll" | "undoes">,
  deletion: Pick<BulkAction<Row>, "stays" | "none"> = {},
): BulkAction<Row>[] => [
  {
    label: "Aktif Yap",
    before: activeState,
    after: () => "Aktif",
    ...doing("activate"),
    done: (n) => `${n} ${noun} aktif yapıldı`,
  },
  {
    label: "Pasif Yap",
    before: activeState,
    after: () => "Pasif",
    ...doing("deactivate"),
    done: (n) => `${n} ${noun} pasif yapıldı`,
  },
  { label: "Sil", removal: "trash", ...doing("delete"), done: (n) => `${n} ${noun} silindi`, ...deletion },
];
