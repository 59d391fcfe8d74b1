import { href } from "react-router";

/** Id of the form to which the checkboxes of all cards on a page belong. */
export const COMPARISON = "karsilastir";

/** What tells a bonus from the others in the address of a comparison: 48 of the id's bits, to keep lists short. */
export const comparedId = (id: string) => id.slice(0, 13);

/**
 * The tray of a comparison, shown once a card is chosen. The script fills its parts in their order: the names of the
 * chosen, a question, the number.
 */
export function CompareBar() {
  return (
    <form id={COMPARISON} className="compare-bar" action={href("/karsilastir")}>
      <ul />
      <p role="status" />
      <button className="btn">Seçilenleri karşılaştır</button>
      <button className="btn quiet" type="reset">
        Temizle
      </button>
    </form>
  );
}
