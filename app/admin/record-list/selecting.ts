import type { ClientResponse } from "hono/client";
import { changed } from "../api";
import type { Undoable } from "../undo";
import type { AllMatching } from "./use-list";

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
