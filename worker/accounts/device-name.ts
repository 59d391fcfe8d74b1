import Bowser from "bowser";

const UNKNOWN = "Bilinmeyen cihaz";

/** Browser and system of a `User-Agent` header: "Chrome, Windows". */
export function deviceName(userAgent: string): string {
  if (!userAgent) return UNKNOWN;
  const parser = Bowser.getParser(userAgent);
  return [parser.getBrowserName(), parser.getOSName()].filter(Boolean).join(", ") || UNKNOWN;
}
