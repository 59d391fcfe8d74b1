import type { Casino } from "../../../db/schema";
import { movedAddress, movedHosts, movedTracking } from "../../../worker/casinos/moving";
import type { casinoLinks } from "../../../worker/casinos/moving.server";
import { named } from "../shell/named";
import { FIELDS } from "./fields";

export type CasinoLinks = Awaited<ReturnType<typeof casinoLinks>>;

/** The tracking address in the list of what moves, beside promotions. */
const TRACKING = { id: "tracking_url", title: FIELDS.tracking_url.label };

type Addresses = Parameters<typeof movedHosts>[1];

/** What has an address on a former host: the casino's tracking address, promotions with one of their own, splash ads. */
export function movesOf(casino: Casino, input: Addresses, links: CasinoLinks | undefined) {
  const moves = movedHosts(casino, input);
  const tracking = movedTracking(casino, input);
  const { own, ads } = links ?? { own: [], ads: [] };
  return [
    ...(tracking ? [{ ...TRACKING, from: input.tracking_url ?? "", to: tracking }] : []),
    ...[...own, ...ads.map(({ title, ...ad }) => ({ ...ad, title: `Splash reklam: ${title}` }))].flatMap(
      ({ id, title, url }) => {
        const to = movedAddress(url, moves);
        return to ? [{ id, title, from: url, to }] : [];
      },
    ),
  ];
}

/** The tracking address to save: on its new host, unless it is kept. */
export const trackingOf = (casino: Casino, input: Addresses, kept: string[]): string | null =>
  (kept.includes(TRACKING.id) ? undefined : movedTracking(casino, input)) ?? input.tracking_url;

interface Move {
  id: string;
  title: string;
}

/** The promotions and splash ads whose address is saved on the casino's new host. */
export const movedLinks = (casino: Casino, input: Addresses, links: CasinoLinks | undefined, kept: string[]): Move[] =>
  movesOf(casino, input, links).filter(({ id }) => id !== TRACKING.id && !kept.includes(id));

/** Which of the chosen links are among the records that changed, and which had a newer address; empty if none was chosen. */
export function movedSentence(chosen: Move[], records: { id: string | null }[]): string {
  const changed = new Set(records.map(({ id }) => id));
  const namesOf = (isMoved: boolean) =>
    named(chosen.flatMap(({ id, title }) => (changed.has(id) === isMoved ? [`“${title}”`] : [])));
  const [moved, left] = [namesOf(true), namesOf(false)];
  const told = [
    moved && `Yeni alan adına taşındı: ${moved}.`,
    left && `Adresi bu arada değiştiği için taşınmadı: ${left}.`,
  ];
  return told.filter(Boolean).join(" ");
}
