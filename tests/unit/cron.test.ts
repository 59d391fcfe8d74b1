import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SCHEDULES } from "../../worker/cron";

it("the cron has steps for exactly the schedules of wrangler.toml", () => {
  const [, crons = ""] = /^crons = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  expect(crons.split(", ").map((cron) => JSON.parse(cron) as string)).toEqual(Object.keys(SCHEDULES));
});
