import Bowser from "bowser";

const UNKNOWN = "Bilinmeyen cihaz";

/** Browser and system of a `User-Agent` header: "Chrome, Windows". */
export function deviceName(userAgent: string): string {
  if (!userAgent) return UNKNOWN;
  const parser = Bowser.getParser(userAgent);
  return [parser.getBrowserName(), parser.getOSName()].filter(Boolean).join(", ") || UNKNOWN;
}

/** "mobile", "tablet", "desktop" or another type of device; empty where the `User-Agent` header does not tell. */
export const deviceType = (userAgent: string): string =>
  userAgent ? (Bowser.getParser(userAgent).getPlatformType() ?? "") : "";
