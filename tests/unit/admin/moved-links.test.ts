import { describe, expect, it } from "vitest";
import { movedSentence } from "../../../app/admin/casinos/moves";

const chosen = ["Lale", "Gül", "Nar"].map((title) => ({ id: title, title }));
const records = (...ids: string[]) => ["casino", ...ids].map((id) => ({ id }));

describe("the message after a casino's new domain", () => {
  it("names what moved", () =>
    expect(movedSentence(chosen, records("Lale", "Gül", "Nar"))).toBe(
      "Yeni alan adına taşındı: “Lale”, “Gül”, “Nar”.",
    ));

  it("names what had another address meanwhile", () => {
    expect(movedSentence(chosen, records("Gül"))).toBe(
      "Yeni alan adına taşındı: “Gül”. Adresi bu arada değiştiği için taşınmadı: “Lale”, “Nar”.",
    );
    expect(movedSentence(chosen.slice(0, 1), [])).toBe("Adresi bu arada değiştiği için taşınmadı: “Lale”.");
  });

  it("names five, and says how many more there are", () => {
    const many = Array.from({ length: 7 }, (_, i) => ({ id: `${i}`, title: `Bonus ${i}` }));
    expect(movedSentence(many, many)).toMatch(/“Bonus 4” ve 2 kayıt daha\.$/);
  });

  it("says nothing where nothing was to move", () => expect(movedSentence([], records())).toBe(""));
});
