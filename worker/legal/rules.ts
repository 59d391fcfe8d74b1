import * as z from "zod";
import { listOfCountries } from "../country-fields";
import { expectedVersion, flag, optionalDay, requiredLine } from "../fields";
import { dayInIstanbul } from "../text/calendar";

const NOTE_MAX = 300;

export const legalSettingsUpdate = z.strictObject({
  has_note: flag,
  note: requiredLine(10, "Cümleyi yazın; göstermek istemiyorsanız kutuyu kapatın", NOTE_MAX),
  note_checked_on: optionalDay.refine((day) => day === null || day <= dayInIstanbul(new Date()), "Gün ileride olamaz"),
  blocked_countries: listOfCountries,
  updated_at: expectedVersion,
});
export type LegalSettingsUpdate = z.infer<typeof legalSettingsUpdate>;
