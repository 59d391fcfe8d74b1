const LATIN: Record<string, string> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u", â: "a", î: "i", û: "u" };
const ALPHABET = "abcçdefgğhıijklmnoöpqrsştuüvwxyz";

/** Lower-cases as Turks do (I → ı, İ → i), whatever the platform's locale. */
export function lowerTr(text: string): string {
  return text.normalize("NFC").replaceAll("İ", "i").replaceAll("I", "ı").toLowerCase();
}

/** Replaces the Turkish letters of a lower-case text by their plain Latin ones; other characters stay. */
export function latinize(text: string): string {
  return text.replace(/[çğıöşüâîû]/g, (letter) => LATIN[letter] ?? letter);
}

/**
 * Folds a text for searching: lower case, plain Latin letters, no accents, single spaces.
 * `foldTr("İSTANBUL  Şans") === "istanbul sans"`. Search terms and `search_text` columns meet in this form.
 */
export function foldTr(text: string): string {
  return latinize(lowerTr(text)).normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim();
}

/**
 * A key whose byte order is the Turkish alphabetical order of the text: Ç follows C, ı precedes i.
 * Digits precede letters; letters outside the alphabet count as their base letter.
 */
export function sortKeyTr(text: string): string {
  return Array.from(lowerTr(text).replace(/[âîû]/g, latinize), (character) => {
    const position = ALPHABET.indexOf(ALPHABET.includes(character) ? character : foldTr(character) || character);
    if (position >= 0) return String.fromCharCode(0x41 + position);
    return character < "A" ? character : "~";
  }).join("");
}
