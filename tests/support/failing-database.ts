import { expect } from "vitest";
import type { AdminSite } from "./site";
import { expectRefused } from "./test-server";

/** Lets parts of a site's database fail for as long as some work takes. */
export function failingDatabase(site: AdminSite) {
  const sql = (text: string) => site.server.env.DB.exec(text);

  /** Runs `after` even if `work` throws. */
  async function between<T>(before: string, after: string, work: () => Promise<T>): Promise<T> {
    await sql(before);
    try {
      return await work();
    } finally {
      await sql(after);
    }
  }

  /** Expects that the failure is logged with a request id. */
  async function failing<T>(breaks: string, mends: string, work: () => Promise<T>): Promise<T> {
    const { harness } = site.server;
    const result = await between(breaks, mends, work);
    const logged = harness.getLogs().filter(({ level }) => level === "error");
    harness.clearLogs();
    expect(JSON.parse(logged[0]?.message ?? "{}")).toHaveProperty("request_id");
    return result;
  }
  /** Renames a table while `work` runs. */
  const withoutTable = <T>(name: string, work: () => Promise<T>) =>
    failing(`alter table ${name} rename to gone`, `alter table gone rename to ${name}`, work);
  /** Aborts statements such as 'insert on casinos' while `work` runs. */
  const refusing = <T>(event: string, work: () => Promise<T>) =>
    failing(
      `create trigger broken before ${event} begin select raise(abort, 'disk full'); end`,
      "drop trigger broken",
      work,
    );

  async function expectUnavailable(response: Response, sentence: string) {
    expect(response.headers.get("Retry-After")).toBe("10");
    const text = await response.clone().text();
    expect(text).not.toMatch(/no such table|disk full|D1_ERROR/);
    await expectRefused(response, 503, sentence);
  }

  return { between, withoutTable, refusing, expectUnavailable };
}
