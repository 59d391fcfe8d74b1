import { href } from "react-router";

interface Crumb {
  label: string;
  to: string;
}

/** Breadcrumbs of a page; `here`, the page itself, is not a link. */
export interface Trail {
  way: Crumb[];
  here: string;
}

export const HOME: Crumb = { label: "Anasayfa", to: href("/") };

export function Breadcrumbs({ way, here }: Trail) {
  return (
    <nav className="crumbs" aria-label="Sayfa yolu">
      <ol>
        {way.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
