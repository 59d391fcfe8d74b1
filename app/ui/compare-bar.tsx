import { href } from "react-router";

/** Id of the form to which the checkboxes of all cards on a page belong. */
export const COMPARISON = "karsilastir";

/**
 * The tray of a comparison, shown once a card is chosen. The script fills its parts in their order: the names of the
 * chosen, a question, the number. `deposit` is what the visitor can deposit.
 */
export function CompareBar({ deposit = 0 }: { deposit?: number | undefined }) {
  return (
    <form id={COMPARISON} className="compare-bar" action={href("/karsilastir")}>
      <ul />
      <p role="status" />
      <button className="btn">Seçilenleri karşılaştır</button>
      <button className="btn quiet" type="reset">
        Temizle
      </button>
      {deposit > 0 && <input type="hidden" name="yatirim" value={deposit} />}
    </form>
  );
}
