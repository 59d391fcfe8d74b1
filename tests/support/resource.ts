import { eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect } from "vitest";
import type { Office } from "./office";
import { expectRefused } from "./world";

export type Table = SQLiteTable & { id: SQLiteColumn };

/** What a list of the panel answers. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/**
 * The records of one table as an editor handles them through the API under `path`. `good` is the body that adds one;
 * `Row` is what the API answers.
 */
export function resource<T extends Table, Row extends object = T["$inferSelect"]>(
  office: Office,
  path: string,
  table: T,
  good: () => object,
) {
  const send = (method: string, rest: string, body?: unknown) => office.client.send(method, path + rest, body);
  const list = async (query = "") => (await office.client.get(path + query)).json<Page<Row>>();
  return {
    list,
    send,
    get: (rest: string) => office.client.get(path + rest),
    add: async (change: object = {}) => (await send("POST", "", { ...good(), ...change })).json<Row>(),
    /** Sends what was edited, based on the version `updated_at`. */
    edit: (id: string, updated_at: string | undefined, change: object = {}) =>
      send("PUT", `/${id}`, { ...good(), ...change, updated_at }),
    rowOf: async (id: string): Promise<T["$inferSelect"] | undefined> => {
      const [row] = await office.world.db
        .select()
        .from(table as SQLiteTable)
        .where(eq(table.id, id));
      return row;
    },
    /** Acts on several records and returns the ids of those that changed, sorted. */
    act: async (action: string, ids: string[]) =>
      (await (await send("POST", "/selection", { action, ids })).json<{ ids: string[] }>()).ids.sort(),
    /** Expects a record with one wrong field to be refused with its sentence, and nothing added. */
    expectWrong: async (field: string, value: unknown, sentence: string) => {
      const before = (await list()).total;
      const { fields } = await expectRefused(await send("POST", "", { ...good(), [field]: value }), 422, sentence);
      expect(fields).toEqual({ [field]: sentence });
      expect((await list()).total).toBe(before);
    },
  };
}
