import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../corpora/", import.meta.url);

/** Every string of `tests/corpora`, each once. */
export function hostileStrings(): string[] {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === "string") found.add(value);
    else if (value && typeof value === "object") Object.values(value).forEach(collect);
  };
  for (const name of readdirSync(FOLDER).filter((name) => /\.(json|txt)$/.test(name))) {
    const text = readFileSync(new URL(name, FOLDER), "utf8");
    if (name.endsWith(".json")) collect(JSON.parse(text));
    else text.split("\n").forEach((line) => found.add(line));
  }
  return [...found];
}

export const userAgents = (name: "browsers" | "phones" | "robots") =>
  readFileSync(new URL(`user-agents/${name}.txt`, FOLDER), "utf8")
    .trim()
    .split("\n");

interface UrlCase {
  url: string;
  expect: "accept" | "reject";
}

/** URLs that a field for http and https URLs accepts or refuses. */
export function urlCases(): UrlCase[] {
  return (JSON.parse(readFileSync(new URL("href-url-cases.json", FOLDER), "utf8")) as { cases: UrlCase[] }).cases;
}
