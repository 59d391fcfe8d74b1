import type { Palette } from "../../db/schema/appearance";
import type { Look } from "../../worker/appearance/shown";

const DECLARATION = /--([\w-]+):([^;}]+)/g;
const TRANSPARENT_LOGO = ".brand img{background:none}";

/** Each token is declared for the light scheme first, then for the dark one. */
function painted(style: string, { light, dark }: Palette): string {
  const met = new Set<string>();
  return style.replace(DECLARATION, (declaration, name: string) => {
    const value = met.has(name) ? dark[name] : light[name];
    const isThird = met.has(`${name} dark`);
    met.add(met.has(name) ? `${name} dark` : name);
    return value === undefined || isThird ? declaration : `--${name}:${value}`;
  });
}

/** Styles of the last look of this isolate, by those of the build. */
const styles = new Map<string, string>();
let styled = "";

/** A style with the values of the owner's palette in place of the built-in ones. */
export function ownStyle(style: string, look: Look | undefined): string {
  if (!look?.palette && !look?.logos) return style;
  // Each request reads its own look.
  const key = JSON.stringify([look.palette, Boolean(look.logos)]);
  if (styled !== key) styles.clear();
  styled = key;
  const known = styles.get(style);
  if (known !== undefined) return known;
  const own = (look.palette ? painted(style, look.palette) : style) + (look.logos ? TRANSPARENT_LOGO : "");
  styles.set(style, own);
  return own;
}
