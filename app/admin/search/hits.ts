import type { InferResponseType } from "hono/client";
import type { Role } from "../../../db/schema";
import { foldTr } from "../../../worker/text/folding";
import { withQuery } from "../../ui/addresses";
import type { api } from "../api";
import { editorAddress, KINDS, type PanelKind } from "../kinds";
import { IMPORT, mayOpen, OWN_ACCOUNT, SCREENS } from "../shell/screens";
import { recentRecords } from "./recent-records";

type Found = InferResponseType<typeof api.dashboard.search.$get, 200>[number];

export interface Hit {
  key: string;
  name: string;
  /** Address or action. */
  to: string | (() => void);
}

export interface HitGroup {
  label: string;
  hits: Hit[];
}

const NEW = Object.values<PanelKind>(KINDS).flatMap(({ add }) => add ?? []);

const addressOf = ({ kind, id, name }: Found) =>
  kind === "image" ? withQuery(KINDS.image.list, { q: name }) : editorAddress(kind, id);

const withKey = <H extends { name: string }>(hits: H[]) => hits.map((hit) => ({ ...hit, key: hit.name }));

/** Results by kind in a fixed order, each kind with a link to all results. */
function foundGroups(found: Found[], text: string): HitGroup[] {
  return Object.entries<PanelKind>(KINDS).map(([kind, { plural = "", list = "" }]) => {
    const hits = found.filter((record) => record.kind === kind);
    const all = { key: `${kind} all`, name: `Tümü: ${plural} içinde “${text}”`, to: withQuery(list, { q: text }) };
    return {
      label: plural,
      hits: [
        ...hits.map((record) => ({ key: `${kind} ${record.id}`, name: record.name, to: addressOf(record) })),
        ...(hits.length > 0 && kind !== "category" && kind !== "splash-ad" ? [all] : []),
      ],
    };
  });
}

/** Groups of results; found records come last, so that their arrival moves no other result. */
export function groupsFor(text: string, found: Found[], actions: Omit<Hit, "key">[], role: Role): HitGroup[] {
  const matches = ({ name }: { name: string }) => foldTr(name).includes(foldTr(text));
  const screens = [...SCREENS, IMPORT, OWN_ACCOUNT]
    .filter(({ to }) => mayOpen(role, to))
    .map(({ to, label }) => ({ name: label, to }));
  const recent = text
    ? []
    : recentRecords().map(({ kind, id, name }) => ({ key: `recent ${id}`, name, to: editorAddress(kind, id) }));
  return [
    { label: "Son açılanlar", hits: recent },
    { label: "Ekranlar", hits: withKey(screens.filter(matches)) },
    { label: "Eylemler", hits: withKey([...NEW.filter(({ to }) => mayOpen(role, to)), ...actions].filter(matches)) },
    ...foundGroups(found, text),
  ].filter(({ hits }) => hits.length > 0);
}
