const LATIN: Record<string, string> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u", â: "a", î: "i", û: "u" };
const ALPHABET = "abcçdefgğhıijklmnoöpqrsştuüvwxyz";

/** I → ı and İ → i, whatever the platform's locale. */
export function lowerTr(text: string): string {
  return text.normalize("NFC").replaceAll("İ", "i").replaceAll("I", "ı").toLowerCase();
}

export function latinize(text: string): string {
  return text.replace(/[çğıöşüâîû]/g, (letter) => LATIN[letter] ?? letter);
}

/** In lower case and the letters a to z, whose length is that of the composed text. */
export const fold = (text: string): string => latinize(lowerTr(text));

/** The form of search terms and `search_text` columns: `İSTANBUL  Şans` → `istanbul sans`. */
export function foldTr(text: string): string {
  return fold(text).normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();
}

/** A key whose byte order is the Turkish alphabet's: Ç follows C, ı precedes i; digits come first. */
export function sortKeyTr(text: string): string {
  return Array.from(lowerTr(text).replace(/[âîû]/g, latinize), (character) => {
    const position = ALPHABET.indexOf(ALPHABET.includes(character) ? character : foldTr(character) || character);
    if (position >= 0) return String.fromCharCode(0x41 + position);
    return character < "A" ? character : "~";
  }).join("");
}
