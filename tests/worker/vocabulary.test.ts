import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { setupSite } from "../support/site";
import { ruledOut, VOCABULARY } from "../support/vocabulary";

const site = setupSite();
const CLIENT = "build/client/assets/";
/** Pages that no site map names. */
const UNNAMED = ["/sitemap", "/karsilastir", "/bonuslar?q=bulunmaz&uye=0", "/bonuslar/a/b", "/yok.html", "/blog/yok"];

/** Attributes that are read. */
const SAID = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;

/** What a page says, also where it is not seen. */
const textsOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, (tag) => [" ", ...Array.from(tag.matchAll(SAID), ([, value]) => value), " "].join(" "));

const literals = new Map<string, string[]>();

/** String literals of a script that may be said: no names, patterns or data. */
function literalsOf(path: string): string[] {
  const known = literals.get(path);
  if (known) return known;
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "Literal" && "value" in node && typeof node.value === "string")
      found.push(node.value);
    if ("cooked" in node && typeof node.cooked === "string") found.push(node.cooked);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(readFileSync(path, "utf8")));
  const said = found.filter((text) => !/^#?[a-z]+$|\\p\{|\(\?|\S{100}/.test(text));
  literals.set(path, said);
  return said;
}

interface Manifest {
  routes: Record<string, { module: string; imports: string[] }>;
}

/** Scripts of the panel: those of its routes, and what these load. */
function panelScripts(): Set<string> {
  const [path = ""] = globSync(`${CLIENT}manifest-*.js`);
  const { routes } = JSON.parse(/\{.*\}/s.exec(readFileSync(path, "utf8"))?.[0] ?? "") as Manifest;
  const scripts = new Set<string>();
  const add = (text: string): void => {
    for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)) {
      const script = CLIENT + name;
      if (script === path || scripts.has(script) || globSync(script).length === 0) continue;
      scripts.add(script);
      add(readFileSync(script, "utf8"));
    }
  };
  for (const [id, route] of Object.entries(routes)) if (id.startsWith("admin")) add(JSON.stringify(route));
  return scripts;
}

const inScripts = (paths: Iterable<string>, readers: Parameters<typeof ruledOut>[1]) =>
  Array.from(paths).flatMap((path) =>
    literalsOf(path).flatMap((text) => ruledOut(text, readers).map((words) => `${path}: ${words}`)),
  );

describe("the vocabulary (docs/product/vocabulary.md)", () => {
  const panel = panelScripts();
  const scripts = globSync(`${CLIENT}*.js`);

  it("rules out words for all its readers, with their endings", () => {
    for (const readers of ["everybody", "visitors", "editors"] as const)
      expect(VOCABULARY[readers].length, readers).toBeGreaterThan(3);
    const words = "BÜTÜNÜYLE süzgeci Yalnız yalnızca sadece bulabilirsin bulabilirsiniz yeniden denetle";
    expect(ruledOut(words, "everybody")).toHaveLength(5);
    expect(ruledOut("AI yanıt vermedi. Aktif edin", "editors")).toHaveLength(1);
  });

  it("is kept on every public page of the demo", async () => {
    const addresses = Array.from((await site.html("/sitemap.xml")).matchAll(/<loc>([^<]*)</g), ([, at = ""]) => at);
    expect(addresses).not.toEqual([]);
    const paths = [...addresses.map((address) => new URL(address).pathname), ...UNNAMED];
    const found = [];
    for (const path of paths) {
      const text = textsOf(await (await site.server.get(path)).text());
      for (const readers of ["everybody", "visitors"] as const)
        found.push(...ruledOut(text, readers).map((words) => `${path}: ${words}`));
    }
    expect(found).toEqual([]);
  });

  it("is kept by everything that the build says", () =>
    expect(inScripts([...scripts, ...globSync("build/server/**/*.js")], "everybody")).toEqual([]));

  it("is kept by the panel", () => {
    expect(panel.size).toBeGreaterThan(100);
    expect(inScripts(panel, "editors")).toEqual([]);
  });

  it("is kept by the scripts of public pages", () =>
    expect(
      inScripts(
        scripts.filter((path) => !panel.has(path)),
        "visitors",
      ),
    ).toEqual([]));
});
