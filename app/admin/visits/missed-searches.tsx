import { Button } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { OTHERS } from "../../../worker/visits/constants";
import { withTitle } from "../form/suggested-title";
import { FROM_LIST } from "../list/way-back";
import { type Fact, MISSED_COLUMNS, typedIn } from "./fact-columns";
import { FactTable } from "./fact-table";

const FORMS = [
  { label: "Bonus ekle", form: href("/admin/promotions/new") },
  { label: "Yazı yaz", form: href("/admin/blog/new") },
];

/** Searches without a result, each with the forms that could answer it. */
export const MissedSearches = ({ rows, empty }: { rows: Fact[]; empty: string }) => (
  <FactTable
    title="Aranıp Bulunamayanlar"
    columns={MISSED_COLUMNS}
    rows={rows}
    empty={empty}
    actions={(fact) =>
      fact.value !== OTHERS &&
      FORMS.map(({ label, form }) => (
        <Button key={label} asChild size="1" variant="surface">
          <Link to={withTitle(form, typedIn(fact))} state={FROM_LIST} aria-label={`${label}: ${typedIn(fact)}`}>
            {label}
          </Link>
        </Button>
      ))
    }
  />
);
