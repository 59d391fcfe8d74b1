import type { Db } from "../../db/client";
import { casinos } from "../../db/schema";
import type { Returned } from "../activity/undone";
import { isOneOf } from "../records/selection.server";
import type { Judged } from "./judging.server";

/** Characters of a value that are told. */
const VALUE_MAX = 120;

/** The values that came back, as text; casinos by their names, categories by those that promotions have. */
export async function returnedValues(db: Db, records: Judged[]): Promise<Returned[]> {
  const ids = records.flatMap(({ given, values }) => [given["casino_id"], values["casino_id"]]);
  const named = await db
    .select({ id: casinos.id, name: casinos.name })
    .from(casinos)
    .where(isOneOf(casinos.id, ids.filter(Boolean) as string[]));
  const names = new Map<unknown, string>(named.map(({ id, name }) => [id, name]));
  return records.flatMap(({ id, given, values }) =>
    Object.keys(given)
      .filter((field) => field !== "category_id" && given[field] !== values[field])
      .map((field) => {
        const told = (value: string | number | null | undefined) =>
          (field === "casino_id" ? names.get(value) : value?.toString().slice(0, VALUE_MAX)) ?? null;
        return {
          id,
          field: field === "casino_id" ? "casino" : field,
          from: told(given[field]),
          to: told(values[field]),
        };
      }),
  );
}
