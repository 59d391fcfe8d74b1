import { href } from "react-router";
import { placed } from "../../../worker/text/variants";
import { usePageContext } from "../../page-context";
import type { Shell } from "./shell";

const LINKS = [
  { to: href("/"), label: "Anasayfa" },
  { to: href("/bonuslar"), label: "Bonuslar" },
  { to: href("/guvenilir-siteler"), label: "Güvenilir Siteler" },
  { to: href("/blog"), label: "Blog" },
];
const DRAWER = "menu";

function isCurrent(to: string, path: string | undefined) {
  return to === "/" ? path === "/" : path === to || path?.startsWith(`${to}/`);
}

function Links({ path }: { path: string | undefined }) {
  return LINKS.map(({ to, label }) => (
    <a key={to} href={to} aria-current={isCurrent(to, path) ? "page" : undefined}>
      {label}
    </a>
  ));
}

/** The logo, else the name set as text. */
export function Brand() {
  const { name, look, media } = usePageContext().site;
  const [first, ...rest] = name.split(" ");
  if (look?.logos) {
    const { light, dark } = look.logos;
    const image = <img src={placed(light.address, media)} alt={name} width={light.width} height={light.height} />;
    if (!dark) return image;
    return (
      <picture>
        <source
          media="(prefers-color-scheme:dark)"
          srcSet={placed(dark.address, media)}
          width={dark.width}
          height={dark.height}
        />
        {image}
      </picture>
    );
  }
  return (
    <>
      {`${first} `}
      {rest.length > 0 && <b>{rest.join(" ")}</b>}
    </>
  );
}

/** Fixed header. The drawer is a modal dialog, opened without JavaScript by a `command` button. */
export function Header({ shell }: { shell: Shell | undefined }) {
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href={href("/")}>
          <Brand />
        </a>
        <nav aria-label="Ana menü">
          <Links path={shell?.path} />
        </nav>
        <button
          className="menu"
          type="button"
          aria-haspopup="dialog"
          {...{ commandfor: DRAWER, command: "show-modal" }}
        >
          <span aria-hidden="true">☰</span> <span>Menü</span>
        </button>
      </div>
      <dialog className="drawer" id={DRAWER} aria-label="Menü" {...{ closedby: "any" }}>
        <div className="drawer-head">
          <span className="brand">
            <Brand />
          </span>
          <button type="button" aria-label="Menüyü kapat" {...{ commandfor: DRAWER, command: "close" }}>
            ✕
          </button>
        </div>
        <nav aria-label="Mobil menü">
          <Links path={shell?.path} />
        </nav>
      </dialog>
    </header>
  );
}
