import { afterEach, describe, expect, it, vi } from "vitest";
import { type Db, loadDriver, openDb } from "../../db/client";
import { d1WithTimeout } from "../../db/timeout";
import { casinos, trash } from "../../db/schema";
import { Unavailable, unavailableIn } from "../../db/unavailable";

const lost = () => new Error("D1_ERROR: Network connection lost.", { cause: new Error("Network connection lost.") });
const never = () => new Promise<never>(() => undefined);

/** A D1 binding that answers each round trip by `ask`. */
function databaseAnswering(ask: () => Promise<unknown>, deadline?: number): Db {
  const statement = { bind: () => statement, all: ask, raw: ask, run: ask };
  const binding = { prepare: () => statement, batch: ask };
  return openDb({ DB: binding as unknown as D1Database }, deadline);
}
const read = (db: Db) => db.select({ id: casinos.id }).from(casinos);
const write = (db: Db) => db.delete(casinos);
const failureOf = async (work: PromiseLike<unknown>) =>
  unavailableIn(await Promise.resolve(work).catch((error: unknown) => error));

afterEach(() => vi.useRealTimers());

describe("a batch", () => {
  it("throws for a statement it does not know, instead of leaving it out", () => {
    const strange = {} as D1PreparedStatement;
    const send = vi.fn();
    const database = d1WithTimeout({ batch: send } as unknown as D1Database, 1_000);
    expect(() => database.batch([strange])).toThrow(TypeError);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a database that fails", () => {
  it("is read again after a transient failure", async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(lost())
      .mockResolvedValueOnce([["a"]]);
    expect(await read(databaseAnswering(ask))).toEqual([{ id: "a" }]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is unavailable after the second failure of a read, or the first that is not transient", async () => {
    const ask = vi.fn().mockRejectedValue(lost());
    expect(await failureOf(read(databaseAnswering(ask)))).toMatchObject({ isTimeout: false, cause: lost() });
    expect(ask).toHaveBeenCalledTimes(2);
    const broken = vi.fn().mockRejectedValue(new Error("no such table"));
    expect(await failureOf(read(databaseAnswering(broken)))).toBeInstanceOf(Unavailable);
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it("is not written again after a failure", async () => {
    const ask = vi.fn().mockRejectedValue(lost());
    expect(await failureOf(write(databaseAnswering(ask)))).toBeInstanceOf(Unavailable);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is written again if it was locked, since nothing was written then", async () => {
    const locked = new Error("SQLITE_BUSY: SQLite error: database is locked");
    const ask = vi.fn().mockRejectedValueOnce(locked).mockResolvedValue([]);
    const db = databaseAnswering(ask);
    await write(db);
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRejectedValueOnce(locked);
    await db.batch([read(db), write(db)]);
    expect(ask).toHaveBeenCalledTimes(4);
    ask.mockRejectedValue(locked);
    expect(await failureOf(write(db))).toBeInstanceOf(Unavailable);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it("retries a batch only if none of its statements writes", async () => {
    const ask = vi.fn().mockRejectedValue(lost());
    const db = databaseAnswering(ask);
    expect(await failureOf(db.batch([read(db), write(db)]))).toBeInstanceOf(Unavailable);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await failureOf(db.batch([read(db), read(db)]))).toBeInstanceOf(Unavailable);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is unavailable over libSQL too", async () => {
    const env = { DB: {} as D1Database, LIBSQL_URL: "http://127.0.0.1:9" };
    await loadDriver(env);
    const db = openDb(env);
    expect(await failureOf(read(db))).toBeInstanceOf(Unavailable);
    expect(await failureOf(db.batch([write(db)]))).toBeInstanceOf(Unavailable);
  });
});

describe("a database that does not answer", () => {
  it.each([
    [undefined, 5_000],
    [25_000, 25_000],
  ])("is given up after its deadline (%s: %d ms)", async (deadline, ms) => {
    vi.useFakeTimers();
    const settled = vi.fn();
    const failure = failureOf(read(databaseAnswering(never, deadline))).finally(settled);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ isTimeout: true, message: `no answer in ${ms} ms` });
  });
});

describe("a bug while reading", () => {
  it("is not reported as an unavailable database", async () => {
    const mistake = new TypeError("undefined is not a function");
    const statement = {
      bind() {
        throw mistake;
      },
    };
    const error: unknown = await read(openDb({ DB: { prepare: () => statement } as unknown as D1Database })).catch(
      (error: unknown) => error,
    );
    expect(unavailableIn(error)).toBeUndefined();
    expect(error).toHaveProperty("cause", mistake);
  });

  it("in decoding the answer is thrown unchanged", async () => {
    const db = databaseAnswering(() => Promise.resolve([["{"]]));
    await expect(db.select({ row: trash.row }).from(trash)).rejects.toBeInstanceOf(SyntaxError);
  });
});
