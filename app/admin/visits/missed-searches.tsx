import { Button } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { withTitle } from "../form/suggested-title";
import { FROM_LIST } from "../list/way-back";
import { type Fact, MISSED_COLUMNS } from "./fact-columns";
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
    actions={({ value }) =>
      FORMS.map(({ label, form }) => (
        <Button key={label} asChild size="1" variant="surface">
          <Link to={withTitle(form, value)} state={FROM_LIST} aria-label={`${label}: ${value}`}>
            {label}
          </Link>
        </Button>
      ))
    }
  />
);
