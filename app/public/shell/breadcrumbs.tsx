interface Crumb {
  label: string;
  to: string;
}

/** The way to a page from the top; the page itself ends it, without a link. */
export function Breadcrumbs({ way, here }: { way: Crumb[]; here: string }) {
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
