import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../db/client";
import { casinos } from "../../db/schema";
import { casinoImporter } from "../../worker/casinos/importing.server";
import { importRecords } from "../../worker/records/importing.server";
import { DATABASES } from "../support/databases";
import { casinoInput } from "../support/inputs";
import { statuses } from "../support/import-client";

describe.each(DATABASES)("an import on %s", (_, open) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => void ({ db, close } = await open()));
  afterAll(() => close());

  it("finds its lines unchanged if the same request was written while it was planned", async () => {
    const lines = ["Aynı Anda Bir", "Aynı Anda İki"].map((name, at) => {
      const values = { ...casinoInput(), name };
      return { line: at + 2, id: crypto.randomUUID(), is_new: true, values };
    });
    const importer = () =>
      casinoImporter(db, lines, {
        now: new Date(),
        by: "ada@bonusrehberi.example",
        site: "https://bonusrehberi.example",
        change: crypto.randomUUID(),
      });
    const known = await importer();
    const first = await importRecords(db, importer, lines, { isDry: false });
    const planned = [known, await importer()];
    const second = await importRecords(db, () => Promise.resolve(planned.shift() ?? known), lines, { isDry: false });
    expect(statuses(first.lines)).toEqual(["new", "new"]);
    expect(statuses(second.lines)).toEqual(["unchanged", "unchanged"]);
    expect(second.ids).toEqual([]);
    expect(await db.select().from(casinos)).toHaveLength(2);
  });
});
