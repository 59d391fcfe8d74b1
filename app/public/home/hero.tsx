import type { HERO } from "../../../worker/site/rules";
import { SPONSORED } from "../../../worker/html/link-relation";

/** Highlights the phrase within the title, or appends it when the title does not contain it. */
function Title({ main_title, highlighted_text }: Pick<typeof HERO, "main_title" | "highlighted_text">) {
  const at = main_title.indexOf(highlighted_text);
  if (at < 0)
    return (
      <h1>
        {main_title} <em>{highlighted_text}</em>
      </h1>
    );
  return (
    <h1>
      {main_title.slice(0, at)}
      <em>{highlighted_text}</em>
      {main_title.slice(at + highlighted_text.length)}
    </h1>
  );
}

export function HeroSection({ hero }: { hero: typeof HERO }) {
  return (
    <div className="hero">
      <div className="wrap">
        <p className="up">{hero.upper_title}</p>
        <Title {...hero} />
        <p>{hero.description}</p>
        <a className="btn" href={hero.button_url} rel={/^https?:/i.test(hero.button_url) ? SPONSORED : undefined}>
          {hero.button_text}
        </a>
      </div>
    </div>
  );
}
