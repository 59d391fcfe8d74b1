import type { Source } from "./source";

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu");

const TURKISH = word(
  "ve|ile|icin|en|az|fazla|bonus(?:u|un|a|lar)\\p{L}*|yatir\\p{L}*|cevr\\p{L}*|cevir\\p{L}*|kat\\p{L}{0,4}|gun|uye\\p{L}*|gecerli\\p{L}*|kadar|kod\\p{L}{0,4}|bir|bu|olarak|sart\\p{L}*|kampanya\\p{L}*|oyun\\p{L}*|sadece|yalniz\\p{L}*|kayip\\p{L}*|kayb\\p{L}*|iade|ucretsiz|merhaba|var|yok|ilk|yeni|cekim|bahis|yuzde|konu|donus|deneme|koduyla",
);
const ENGLISH = word(
  "the|and|of|for|with|deposits?|wager\\p{L}*|players?|customers?|new|only|valid|days?|to|are|your|you|code|first|get|offer|terms|until|from|cash ?out|withdraw\\p{L}*|up|our|requirements?|minimum|maximum|bet|by|per|no",
);
const OTHER = word(
  "und|der|die|das|fur|mit|von|bis|neue|neukunden|einzahlung|umsatz|nicht|para|por|los|las|del|nuevos|jugadores|deposito|les|des|pour|avec|nouveaux|joueurs|depot|nuovi|giocatori|della|primo|senza|jusqu|premier|primer|hasta",
);
const FOREIGN_LETTERS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Letters, and a percentage as Turkish writes it. */
const TURKISH_SIGNS = /[çğışöü]|% ?\d/u;

export type Language = "tr" | "en";

/** The language of a text as far as rules read it: Turkish unless its words say otherwise; undefined for a third one. */
export function languageOf({ folded, lower, lines }: Source): Language | undefined {
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0;
  const [turkish, english, other] = [count(TURKISH), count(ENGLISH), count(OTHER)];
  if ((lines.match(FOREIGN_LETTERS)?.length ?? 0) > folded.length / 5) return undefined;
  if (other > turkish && other > english) return undefined;
  const isTurkish = turkish > 0 || TURKISH_SIGNS.test(lower);
  return english > turkish && (english > 1 || !isTurkish) ? "en" : "tr";
}
