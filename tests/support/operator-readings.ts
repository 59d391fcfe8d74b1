import { readOperatorText } from "../../worker/operator-text/reading";

export const KNOWN = {
  casinos: [
    { value: "isilti", label: "Işıltı Casino" },
    { value: "bozkir", label: "Bozkır Bet" },
  ],
  categories: [
    { value: "welcome", label: "Hoş Geldin Bonusu" },
    { value: "loss", label: "Kayıp Bonusu" },
  ],
  today: "2026-11-26",
  unit: "TL",
};

/** Values by field. */
export type Values = Record<string, unknown>;
export type Mails = Record<string, [mail: string, bonuses: Values[]]>;

/** Longer texts, which `textOf` reads. */
const TEXTS = ["short_description", "terms"];

/** The values of each bonus of a mail; a guess ends with '?', contradicting values are a list. */
export const bonusesIn = (mail: string) =>
  readOperatorText(mail, KNOWN).bonuses.map(({ values }) => {
    const found: Values = {};
    for (const { field, value, isGuess, isDisputed } of values.filter((each) => !TEXTS.includes(each.field))) {
      const shown = isGuess && !isDisputed ? `${value}?` : value;
      found[field] = isDisputed ? [...((found[field] as unknown[] | undefined) ?? []), shown] : shown;
    }
    return found;
  });

/** The values of the only bonus of a text. */
export const valuesOf = (text: string) => bonusesIn(text)[0] ?? {};

export const textOf = (name: "short_description" | "terms", text: string) =>
  readOperatorText(text, KNOWN).bonuses[0]?.values.find(({ field }) => field === name)?.value;

export const languageOf = (text: string) => readOperatorText(text, KNOWN).language;
