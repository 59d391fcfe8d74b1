interface PostContentsProps {
  headings: { id: string; text: string }[];
}

export function PostContents({ headings }: PostContentsProps) {
  return (
    <nav aria-label="İçindekiler">
      <details className="note" open>
        <summary className="who">İçindekiler</summary>
        <ol className="columns">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
