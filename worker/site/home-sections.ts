import { HOME_SECTIONS, type HomeSection, type Pin, type SectionChoice } from "../../db/schema/home";

/** All sections in the chosen order; sections without a choice come last and are shown. */
export function sectionsOf(chosen: SectionChoice[]): SectionChoice[] {
  const others = HOME_SECTIONS.filter((id) => !chosen.some((choice) => choice.id === id));
  return [...chosen, ...others.map((id) => ({ id, shown: true }))];
}

/** What is stored of a choice: nothing of the one that nobody made. */
export const storedSections = (chosen: SectionChoice[] | undefined) =>
  JSON.stringify(chosen) === JSON.stringify(sectionsOf([])) ? [] : chosen;

export const isShown = (chosen: SectionChoice[], section: HomeSection) =>
  !chosen.some(({ id, shown }) => id === section && !shown);

/** Pinned rows in the order of their pins, then the others; none twice. */
export function pinnedFirst<Row extends { id: string }>(
  pins: Pin[],
  pinned: Row[],
  others: Row[],
  most: number,
): Row[] {
  const first = pins.flatMap(({ id }) => pinned.filter((row) => row.id === id));
  const rest = others.filter(({ id }) => !first.some((row) => row.id === id));
  return [...first, ...rest].slice(0, most);
}
