import { foldTr } from "../text/folding";

const END = String.raw`[^\p{L}\p{N}]+(?:(?:dot|nokta)[^\p{L}\p{N}]+)?(?:com|net|org|edu|gov|info|biz|io|co|me|tr|az|de|uk|ru)(?!\p{L})`;
const PROVIDER =
  "gmail|googlemail|hotmail|outlook|windowslive|live|msn|yahoo|ymail|yandex|icloud|mynet|protonmail|proton";

/** On folded text. Only a domain at the end tells the word 'at' (Turkish for horse) from an `@`. */
const EMAIL = [
  /[\p{L}\p{N}][^\p{L}\p{N}]*(?:@|%40)/u,
  /[([{<«]\s*(?:at|et)\s*[)\]}>»]/,
  new RegExp(String.raw`[\p{L}\p{N}][^\p{L}\p{N}]+at[^\p{L}\p{N}]+[\p{L}\p{N}-]+${END}`, "u"),
  new RegExp(String.raw`[\p{L}\p{N}][^\p{L}]+(?:${PROVIDER})${END}`, "u"),
];

/** Nine digits in a row, whatever stands between them but letters; a star hides a digit. */
const NUMBER = /[\p{Nd}*](?:[^\p{L}\p{Nd}*]*[\p{Nd}*]){8}/u;

/** Whether a text looks like an e-mail address, or the number of a telephone, an identity card or a bank card. */
export function looksPersonal(text: string): boolean {
  const plain = foldTr(text.normalize("NFKC").replace(/\p{C}/gu, ""));
  return NUMBER.test(plain) || EMAIL.some((form) => form.test(plain));
}
