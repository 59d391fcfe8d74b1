import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readOperatorText } from "../../../worker/operator-text/reading";
import { KNOWN } from "../../support/operator-readings";

const MAIL = `Selam,
Önceki: %80 yatırım bonusu, en fazla 4.000 TL, 30x çevrim, 7 gün.
Güncel: %90 yatırım bonusu, en fazla 4.500 TL, 22x çevrim, 10 gün süre.
Kod: DOKSAN`;

describe("the time of a reading", () => {
  const timeOf = (text: string) => {
    const started = performance.now();
    readOperatorText(text, KNOWN);
    return performance.now() - started;
  };
  const PIECES = {
    mails: `${MAIL}\n`,
    "one line": "yeni üyelere %100 bonus en fazla 2.500 TL ve 25x çevrim ",
    "lines in lower case": "ve yatırım yap\n",
    offers: "1) Kayıp Bonusu: %20, çevrimsiz.\n",
    figures: "%100-200 TL 30x ",
    corrections: "Eski 20x. Yeni 15x. 1. yatırım %10 2. yatırım %20. ",
    "heads of mails": "From: a\nSubject: %100 bonus\n",
    codes: "Kod 9 Aralık'a kadar LALE10, sonra GUL20. ",
    "broken amounts": "> en az 1.\n> 500 TL ve\n",
  };

  /** The smallest ratio of a text to one of a tenth, which a busy machine does not raise. */
  function growthOf(piece: string, length: number) {
    const repeated = (of: number) => piece.repeat(Math.ceil(of / piece.length));
    const [short, long] = [repeated(length / 10), repeated(length)];
    return Math.min(...Array.from({ length: 3 }, () => timeOf(long) / Math.min(timeOf(short), timeOf(short))));
  }

  // A hundred times as long if the time grew with the square.
  it.each(Object.entries(PIECES))("grows with the text, not with its square: %s", (_, piece) =>
    expect(growthOf(piece, 80_000)).toBeLessThan(45),
  );

  it("is not that of the segmenter, which grows with the square: it gets short pieces", () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    onTestFinished(() => segment.mockRestore());
    readOperatorText(PIECES["one line"].repeat(400), KNOWN);
    expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(4_000);
  });
});
