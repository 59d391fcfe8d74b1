import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCHEDULES } from "../../worker/cron";

it("every schedule of wrangler.toml has its steps, and no step waits for one that is not there", () => {
  const [, crons = ""] = /^crons = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  expect(crons.split(", ").map((cron) => JSON.parse(cron) as string)).toEqual(Object.keys(SCHEDULES));
});
