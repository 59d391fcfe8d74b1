const UNITS = ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const TENS = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];

function below1000(number: number): string {
  const hundreds = Math.floor(number / 100);
  const words = [hundreds > 1 ? UNITS[hundreds] : "", hundreds > 0 ? "yüz" : ""];
  return [...words, TENS[Math.floor(number / 10) % 10], UNITS[number % 10]].filter(Boolean).join(" ");
}

/** A whole number below a thousand million in Turkish: 1500 → 'bin beş yüz'. */
export function inWords(number: number): string {
  if (number === 0) return "sıfır";
  const [millions, thousands] = [Math.floor(number / 1_000_000), Math.floor(number / 1_000) % 1_000];
  return [
    millions > 0 ? `${below1000(millions)} milyon` : "",
    thousands > 1 ? below1000(thousands) : "",
    thousands > 0 ? "bin" : "",
    below1000(number % 1_000),
  ]
    .filter(Boolean)
    .join(" ");
}
