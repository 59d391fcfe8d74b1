import { expect, it } from "vitest";
import { refusedSentence } from "../../../app/admin/record-list/restoration";

const GONE = "Bu kayıt artık çöp kutusunda değil.";
const WAITS = "Yorumun promosyonu çöp kutusunda; önce promosyonu geri alın.";

it("the message of a partly refused restoration says each reason once, with the names of its records", () => {
  const refused = [
    { name: "Ayşe", sentence: WAITS },
    { name: null, sentence: GONE },
    { name: "Can", sentence: WAITS },
  ];
  expect(refusedSentence({ ids: ["a", "b"], refused })).toBe(
    `2 kayıt geri alındı, 3 kayıt geri alınamadı: ${WAITS} (Ayşe, Can) ${GONE}`,
  );
  expect(refusedSentence({ ids: [], refused: [{ name: null, sentence: GONE }] })).toBe(
    `1 kayıt geri alınamadı: ${GONE}`,
  );
});
