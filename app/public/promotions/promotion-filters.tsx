import { href } from "react-router";
import { SEARCH_MAX } from "../../../worker/promotions/constants";
import type { ListChoice } from "../../../worker/promotions/list-choice";
import { Chips } from "../../ui/chips";
import { useMoney } from "../../ui/money";
import { chosenDeposit, listAddress } from "./list-choice";
import type { listTotals } from "./list-totals";
import { chosenFilters } from "./chosen-filters";
import { PromotionSieve } from "./promotion-sieve";
import { ListFilters } from "../shell/list-filters";
import type { Search } from "../../../worker/promotions/search";

interface PromotionFiltersProps {
  choice: ListChoice;
  totals: ReturnType<typeof listTotals>;
  search: Search;
}

/** Search, filters and order as GET parameters; category links keep them, and the form keeps the category. */
export function PromotionFilters({ choice, totals, search }: PromotionFiltersProps) {
  const { q } = choice;
  const { chosen, chips, inAll, total } = totals;
  const money = useMoney();
  const deposit = chosenDeposit(choice, search);
  return (
    <ListFilters
      live=".chips,.results,option[value=deger]"
      chosen={chosenFilters({ choice, category: chosen, search, deposit }, money)}
      total={`${total} sonuç`}
      all={href("/bonuslar")}
    >
      <form role="search" action={href("/bonuslar")}>
        <div className="search">
          <input
            type="search"
            name="q"
            defaultValue={q}
            placeholder="Bonus ara..."
            aria-label="Bonus ara"
            maxLength={SEARCH_MAX}
          />
          {chosen && <input type="hidden" name="kategori" value={chosen.slug} />}
          <button className="btn">Ara</button>
        </div>
        <PromotionSieve choice={choice} deposit={deposit} />
      </form>
      <Chips
        label="Kategoriler"
        all={{
          label: "Tüm Bonuslar",
          to: listAddress({ ...choice, kategori: undefined }),
          total: inAll,
          isChosen: !chosen,
        }}
        chips={chips.map(({ name, slug, total }) => ({
          label: name,
          to: listAddress({ ...choice, kategori: slug }),
          total,
          isChosen: slug === chosen?.slug,
        }))}
      />
    </ListFilters>
  );
}
