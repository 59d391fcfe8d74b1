import { describe, expect, it, vi } from "vitest";
import { type Db, dbOver, openDb } from "../../db/client";
import { casinos, trash } from "../../db/schema";
import type { Answer } from "../../db/send";
import { withLog } from "../../db/statement-log";
import { Unavailable, unavailableIn } from "../../db/unavailable";

const lost = () => new Error("D1_ERROR: Network connection lost.", { cause: new Error("Network connection lost.") });
const never = () => new Promise<never>(() => undefined);
const sending = () => vi.fn<() => Promise<Answer[]>>();

const read = (db: Db) => db.select({ id: casinos.id }).from(casinos);
const write = (db: Db) => db.delete(casinos);
const failureOf = async (work: PromiseLike<unknown>) =>
  unavailableIn(await Promise.resolve(work).catch((error: unknown) => error));

describe("a database that fails", () => {
  it("is read again after a transient failure", async () => {
    const send = sending()
      .mockRejectedValueOnce(lost())
      .mockResolvedValueOnce([{ rows: [["a"]] }]);
    expect(await read(dbOver(send))).toEqual([{ id: "a" }]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is unavailable after the second failure of a read, or the first that is not transient", async () => {
    const send = sending().mockRejectedValue(lost());
    expect(await failureOf(read(dbOver(send)))).toMatchObject({ isTimeout: false, cause: lost() });
    expect(send).toHaveBeenCalledTimes(2);
    const broken = sending().mockRejectedValue(new Error("no such table"));
    expect(await failureOf(read(dbOver(broken)))).toBeInstanceOf(Unavailable);
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it("is not written again after a failure", async () => {
    const send = sending().mockRejectedValue(lost());
    expect(await failureOf(write(dbOver(send)))).toBeInstanceOf(Unavailable);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("is written again if it was locked, since nothing was written then", async () => {
    const locked = new Error("SQLITE_BUSY: SQLite error: database is locked");
    const send = sending()
      .mockRejectedValueOnce(locked)
      .mockResolvedValue([{ rows: [] }, { rows: [] }]);
    const db = dbOver(send);
    await write(db);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRejectedValueOnce(locked);
    await db.batch([read(db), write(db)]);
    expect(send).toHaveBeenCalledTimes(4);
    send.mockRejectedValue(locked);
    expect(await failureOf(write(db))).toBeInstanceOf(Unavailable);
    expect(send).toHaveBeenCalledTimes(6);
  });

  it("is sent a batch again only if none of its statements writes", async () => {
    const send = sending().mockRejectedValue(lost());
    const db = dbOver(send);
    expect(await failureOf(db.batch([read(db), write(db)]))).toBeInstanceOf(Unavailable);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await failureOf(db.batch([read(db), read(db)]))).toBeInstanceOf(Unavailable);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("is unavailable over libSQL too", async () => {
    const db = openDb({ DB: {} as D1Database, LIBSQL_URL: "http://127.0.0.1:9" });
    expect(await failureOf(read(db))).toBeInstanceOf(Unavailable);
    expect(await failureOf(db.batch([write(db)]))).toBeInstanceOf(Unavailable);
  });
});

it.each([
  [undefined, 5_000],
  [25_000, 25_000],
])("a database that does not answer is given up after its deadline (%s: %d ms)", async (deadline, ms) => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const failure = failureOf(read(dbOver(never, deadline))).finally(settled);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ isTimeout: true, message: `no answer in ${ms} ms` });
});

describe("a bug while reading", () => {
  it("is not reported as an unavailable database, with and without a log", async () => {
    const mistake = new TypeError("undefined cannot be stored");
    const send = () => {
      throw mistake;
    };
    vi.spyOn(console, "debug").mockReturnValue();
    for (const db of [dbOver(send), dbOver(withLog(send))]) {
      const error: unknown = await read(db).catch((error: unknown) => error);
      expect(unavailableIn(error)).toBeUndefined();
      expect(error).toHaveProperty("cause", mistake);
    }
  });

  it("in decoding the answer is thrown unchanged", async () => {
    const db = dbOver(() => Promise.resolve([{ rows: [["{"]] }]));
    await expect(db.select({ row: trash.row }).from(trash)).rejects.toBeInstanceOf(SyntaxError);
  });
});
