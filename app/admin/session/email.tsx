/** An e-mail address, which may wrap after its @. */
export function Email({ children }: { children: string }) {
  const [name, domain] = children.split("@");
  return (
    <div className="cell-email">
      {name}@<wbr />
      {domain}
    </div>
  );
}
