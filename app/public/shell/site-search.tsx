import { href } from "react-router";
import { SEARCH_MAX } from "../../../worker/promotions/constants";

/** Searches bonuses and sites. */
export function SiteSearch({ q }: { q?: string }) {
  return (
    <form className="search" role="search" action={href("/bonuslar")}>
      <input
        type="search"
        name="q"
        defaultValue={q}
        placeholder="Bonus veya site ara..."
        aria-label="Bonus veya site ara"
        maxLength={SEARCH_MAX}
      />
      <button className="btn">Ara</button>
    </form>
  );
}
