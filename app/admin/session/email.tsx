/** Where it must wrap, it does so after the @. */
export function Email({ children }: { children: string }) {
  const [name, domain] = children.split("@");
  return (
    <div className="cell-email">
      {name}@<wbr />
      {domain}
    </div>
  );
}
