import { expect } from "vitest";
import type { AdminSite, Table } from "./site";
import { expectRefused } from "./test-server";

/** One page of a list of the admin API. */
export interface Page<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

/**
 * Requests to the API under `path` and the rows of its table. `validInput` makes a body that the API accepts; `Row` is
 * a record as the API answers it.
 */
export function resourceClient<T extends Table, Row extends object = T["$inferSelect"]>(
  site: AdminSite,
  path: string,
  table: T,
  validInput: () => object,
) {
  const send = (method: string, rest: string, body?: unknown) => site.admin.send(method, path + rest, body);
  const list = (query = "") => site.admin.call<Page<Row>>("GET", path + query);
  return {
    list,
    send,
    get: (rest: string) => site.admin.get(path + rest),
    add: async (change: object = {}) => (await send("POST", "", { ...validInput(), ...change })).json<Row>(),
    /** Updates a record, based on the version `updated_at`. */
    edit: (id: string, updated_at: string | undefined, change: object = {}) =>
      send("PUT", `/${id}`, { ...validInput(), ...change, updated_at }),
    rowOf: (id: string) => site.rowOf(table, id),
    /** Applies an action to several records; returns the sorted ids of those that changed. */
    bulkAction: async (action: string, ids: string[]) =>
      (await (await send("POST", "/selection", { action, ids })).json<{ ids: string[] }>()).ids.sort(),
    /** Expects a new record with one invalid field to be refused with this message. */
    expectInvalid: async (field: string, value: unknown, sentence: string) => {
      const before = (await list()).total;
      const { fields } = await expectRefused(
        await send("POST", "", { ...validInput(), [field]: value }),
        422,
        sentence,
      );
      expect(fields).toEqual({ [field]: sentence });
      expect((await list()).total).toBe(before);
    },
  };
}
