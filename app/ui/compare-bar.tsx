import { href } from "react-router";

/** Id of the form to which the checkboxes of all cards on a page belong. */
export const COMPARISON = "karsilastir";

/** Link to the comparison, shown once a card is chosen; the script adds the number, and what was chosen on other pages. */
export function CompareBar() {
  return (
    <form id={COMPARISON} className="compare-bar" action={href("/karsilastir")}>
      <button className="btn">Seçilenleri karşılaştır</button>
      <button className="btn quiet" type="reset">
        Temizle
      </button>
    </form>
  );
}
