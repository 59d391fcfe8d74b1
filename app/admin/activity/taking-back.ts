import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api, ApiError } from "../api";
import type { ActivityEntry } from "./entry";

type Values = Record<string, unknown>;

/** How a kind of record is read, and saved with former values. */
export interface Restorable<Row> {
  read: (id: string) => Promise<Row>;
  valuesOf: (row: Row) => Values;
  /** `version` is the id of the version with the former values. */
  write: (row: Row, values: Values, version: string) => Promise<unknown>;
  /** Said where one of the values was changed again since. */
  changedSince: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Gives what an entry changed its former values, as a save of the record; later changes of other values stay. */
export function takingBack<Row>({ read, valuesOf, write, changedSince }: Restorable<Row>) {
  return async ({ record_id, before_id, after_id }: ActivityEntry) => {
    const version = (id: string) =>
      answered(api.versions[":id"].$get({ param: { id } }), READ_FAILED.versions) as Promise<unknown> as Promise<Row>;
    const current = await read(record_id ?? "");
    const [before, after] = await Promise.all([version(before_id ?? ""), after_id ? version(after_id) : current]);
    const [old, set, now] = [valuesOf(before), valuesOf(after), valuesOf(current)];
    const changed = Object.keys(now).filter((name) => !isSame(old[name], set[name]));
    if (changed.some((name) => !isSame(now[name], set[name]))) throw new ApiError(409, changedSince);
    const values = { ...now, ...Object.fromEntries(changed.map((name) => [name, old[name]])) };
    return write(current, values, before_id ?? "");
  };
}
