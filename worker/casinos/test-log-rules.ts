import * as z from "zod";
import { listOfRows, optionalDay, requiredLine, typedNumberOf } from "../fields";
import { dayInIstanbul } from "../text/calendar";
import { readEntry } from "./test-log-line";

const ENTRIES_MAX = 40;
const TEXT_MAX = 200;
/** 90 days. */
const HOURS_MAX = 2_160;
const HOURS_WRONG = "Süreyi saat olarak yazın, örneğin 41";

const entry = z.strictObject({
  day: optionalDay
    .pipe(z.string("Günü yazın"))
    .refine((day) => day <= dayInIstanbul(new Date()), { error: "Gün ileride olamaz" }),
  text: requiredLine(2, "O gün ne yaptığınızı yazın", TEXT_MAX),
  hours: typedNumberOf(HOURS_WRONG)
    .pipe(z.number(HOURS_WRONG).positive(HOURS_WRONG).max(HOURS_MAX, HOURS_WRONG).nullable())
    .default(null),
});

/** Entries of a trial, or lines of a file; stored with the oldest first. */
export const testLog = listOfRows(entry, ENTRIES_MAX, readEntry).transform((entries) =>
  entries.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
);
