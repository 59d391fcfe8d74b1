// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { groupsFor } from "../../../app/admin/search/hits";

it("keeps a matching action chosen when records that match arrive", () => {
  const signOut = { name: "Çıkış", to: () => undefined };
  const post = { kind: "post" as const, id: "1", name: "Beklenen maliyet hesabı" };
  const namesFor = (found: (typeof post)[]) =>
    groupsFor("çıkış", found, [signOut], "admin").flatMap(({ hits }) => hits.map(({ name }) => name));
  expect(namesFor([])).toEqual(["Çıkış"]);
  expect(namesFor([post])).toEqual(["Çıkış", "Beklenen maliyet hesabı", "Tümü: Blog yazıları içinde “çıkış”"]);
});
