import type { Source } from "../../db/schema";

/** A source of a file: `Kurul kararı https://kurul.example/karar`. */
export function readSource(line: string): Source {
  const { label = line, url = "" } = /^(?<label>.*?)\s*(?<url>\S+\.\S+)$/.exec(line.trim())?.groups ?? {};
  return { label, url };
}

export const sourceLine = ({ label, url }: Source) => `${label} ${url}`;
