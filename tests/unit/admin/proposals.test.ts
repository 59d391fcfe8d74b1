import { describe, expect, it } from "vitest";
import {
  fillingOf,
  missingFields,
  noteOn,
  type Proposal,
  proposalsIn,
  worthShowing,
} from "../../../app/admin/promotions/proposals";
import { valuesOf } from "../../../app/admin/promotions/values";

const PROPOSALS: Proposal[] = [
  { field: "promotion_code", value: "KIS40", quote: "KIS40" },
  { field: "casino_id", value: "isilti", quote: "Işıltı Casino" },
  { field: "url", value: "https://isilti.example/", quote: "casinonun kayıtlı adresi" },
  { field: "audience", value: "new", quote: "yeni üyelere" },
];
const filledIn = (typed: Partial<ReturnType<typeof valuesOf>>) =>
  fillingOf(PROPOSALS, { ...valuesOf(undefined), ...typed }).map(({ field }) => field);

describe("what proposals fill together", () => {
  it("is all of an empty form", () => expect(filledIn({})).toEqual(PROPOSALS.map(({ field }) => field)));

  it("is no field that has a value", () =>
    expect(filledIn({ promotion_code: "YAZ" })).toEqual(["casino_id", "url", "audience"]));

  it("is not the address of another casino", () =>
    expect(filledIn({ casino_id: "bozkir" })).toEqual(["promotion_code", "audience"]));

  it.each<[string, Proposal]>([
    ["a title", { field: "title", value: "%40 Bonus", quote: "%40 bonus" }],
    ["a short description", { field: "short_description", value: "Her cuma %40 bonus.", quote: "Her cuma %40 bonus." }],
    ["a guess", { field: "audience", value: "new", quote: "ilk yatırımda", isGuess: true }],
    ["one of two values", { field: "wagering", value: "20", quote: "20x", isDisputed: true }],
  ])("is not %s", (_, proposal) => expect(fillingOf([proposal], valuesOf(undefined))).toEqual([]));
});

describe("what the text service adds", () => {
  const text = "Çevrim 20x.";
  const bonus = {
    name: "",
    text,
    untaken: [],
    values: [{ field: "wagering" as const, value: "20", start: 7, end: 10 }],
  };
  const added = (value: number) =>
    proposalsIn(text, bonus, [{ field: "wagering", value, quote: "Çevrim 15 kat." }]).proposals;

  it("disputes another value of the same field", () =>
    expect(added(15)).toEqual([
      { field: "wagering", value: "20", quote: "20x", isDisputed: true },
      { field: "wagering", value: "15", quote: "Çevrim 15 kat.", isDisputed: true },
    ]));

  it("repeats no value", () => expect(added(20)).toEqual([{ field: "wagering", value: "20", quote: "20x" }]));
});

describe("the note beside the button of all", () => {
  const noteFor = (typed: Partial<ReturnType<typeof valuesOf>>, proposals = PROPOSALS) =>
    noteOn(proposals, { ...valuesOf(undefined), ...typed });
  const taken = Object.fromEntries(PROPOSALS.map(({ field, value }) => [field, value]));
  const guess: Proposal = { field: "wagering", value: "20", quote: "20x", isGuess: true };

  it.each([
    ["nothing while all are taken", noteFor({}), undefined],
    ["nothing without proposals", noteFor({}, []), undefined],
    [
      "which ones are left out",
      noteFor({}, [...PROPOSALS, guess]),
      "Başlık, kısa açıklama, tahminler ve çelişen değerler tek tek alınır.",
    ],
    ["that all were taken", noteFor(taken), "Bulunan değerlerin hepsi alındı."],
    [
      "that only doubtful ones remain",
      noteFor(taken, [...PROPOSALS, guess]),
      "Birlikte alınacak değer kalmadı. Başlık, kısa açıklama, tahminler ve çelişen değerler tek tek alınır.",
    ],
    [
      "that the fields are full",
      noteFor({ ...taken, promotion_code: "YAZ" }),
      "Bu değerlerin alanları dolu. Değiştirmek istediğinizi tek tek alın.",
    ],
    [
      "that the address is another casino's",
      noteFor({ ...taken, casino_id: "bozkir", url: "" }),
      "Metin başka bir casinoyu anlatıyor; adresini isterseniz tek başına alın.",
    ],
  ])("says %s", (_, note, expected) => expect(note).toBe(expected));
});

describe("a title made of the terms", () => {
  const made: Proposal = { field: "title", value: "%40 Yatırım Bonusu", quote: "%40", isGuess: true };
  const shownWith = (title: string) => worthShowing([made], { ...valuesOf(undefined), title });

  it("is shown for a form without a title, and as taken", () => {
    expect(shownWith("")).toEqual([made]);
    expect(shownWith(made.value)).toEqual([made]);
  });

  it("is not shown for a bonus that has a title", () => expect(shownWith("Lale Bonusu")).toEqual([]));
});

it("what the text states in another currency is not missing", () => {
  const text = "55% bonus, min deposit $15.";
  const untaken = [{ field: "min_deposit" as const, reason: "USD" as const, start: 23, end: 26 }];
  const { proposals, pieces, ...found } = proposalsIn(text, { name: "", text, values: [], untaken }, []);
  expect(found.untaken).toEqual([{ field: "min_deposit", reason: "USD", quote: "$15" }]);
  expect(pieces.find(({ isSource }) => isSource)?.text).toBe("$15");
  expect(missingFields(proposals, [], valuesOf(undefined))).toContain("min_deposit");
  expect(missingFields(proposals, found.untaken, valuesOf(undefined))).not.toContain("min_deposit");
});
