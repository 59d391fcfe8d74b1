import { Fragment, type ReactNode } from "react";

/** A choice that narrows or orders a list. */
export interface ChosenFilter {
  text: string;
  /** Address of the list without it. */
  without: string;
}

/** One chosen filter, or none if its text is empty. */
export const chosenFilter = (text: string | false | undefined, without: string): ChosenFilter[] =>
  text ? [{ text, without }] : [];

export const lower = (text: string) => text.charAt(0).toLocaleLowerCase("tr") + text.slice(1);

/** Order and filters, as parts of a list's GET form. Closed at first: the answers come first. */
export function Sieve({ children }: { children: ReactNode }) {
  return (
    <details className="sieve">
      <summary>Sırala ve filtrele</summary>
      <div>{children}</div>
    </details>
  );
}

interface ListFiltersProps {
  /** CSS selectors of the parts that the script replaces when the form changes. */
  live: string;
  chosen: ChosenFilter[];
  /** How many records there are: `12 sonuç`. */
  total: string;
  /** Address of the list without filters. */
  all: string;
  children: ReactNode;
}

/** The form of a list, and what is chosen in it, each with a link that removes it. */
export function ListFilters({ live, chosen, total, all, children }: ListFiltersProps) {
  return (
    <div
      className="filters"
      data-live={live}
      data-live-failed="Sonuçlar alınamadı; önceki liste gösteriliyor. Bağlantınızı kontrol edip tekrar deneyin."
    >
      {children}
      <div className="live-state" role="status">
        {chosen.length > 0 && (
          <p className="active-filter">
            <span>
              {"Aktif filtre: "}
              {chosen.map(({ text, without }) => (
                <Fragment key={text}>
                  <a href={without} aria-label={`Kaldır: ${text}`}>
                    {text}
                  </a>{" "}
                </Fragment>
              ))}
              {`(${total})`}
            </span>
            <a className="btn quiet small" href={all}>
              Filtreleri Temizle
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
