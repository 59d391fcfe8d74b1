import { laterDay } from "../../../worker/text/calendar";
import type { CsvColumn } from "../csv/columns";

export const REPORT_COLUMNS: CsvColumn[] = [
  { field: "day", label: "Tarih" },
  { field: "sub_id", label: "Alt kimlik (sub-id)" },
  { field: "registrations", label: "Kayıt", isSummed: true },
  { field: "first_deposits", label: "İlk yatırım", isSummed: true },
  { field: "revenue", label: "Gelir", isSummed: true },
  { field: "currency", label: "Para birimi" },
];

/** Two lines as an operator reports them, of the days before `today`. */
export const exampleLines = (today: string): Record<string, unknown>[] => [
  {
    ...{ day: laterDay(today, -2), sub_id: "ornek-afis", registrations: "12", first_deposits: "3" },
    ...{ revenue: "1.250,00", currency: "TRY" },
  },
  {
    ...{ day: laterDay(today, -1), sub_id: "ornek-posta", registrations: "4", first_deposits: "1" },
    ...{ revenue: "480,50", currency: "TRY" },
  },
];
