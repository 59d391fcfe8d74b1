import type { UseFormReturn } from "react-hook-form";
import { entryLine } from "../../../worker/casinos/test-log-line";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { inputsOf } from "../form/inputs-of";
import { RowsInput } from "../form/rows-input";
import { now } from "../shell/dates";
import { FIELDS } from "./fields";
import type { CasinoValues } from "./values";

const COLUMNS = [
  { name: "day", label: "Gün", type: "date" as const },
  { name: "text", label: "Ne yaptık?", placeholder: "Örneğin: Çekim geldi" },
  { name: "hours", label: "Çekim süresi (saat)", isNumber: true as const },
];

/** What editors tried at the casino, day by day. */
export function TestLogInput({ form }: { form: UseFormReturn<CasinoValues> }) {
  return (
    <RowsInput
      {...inputsOf(form, FIELDS)("test_log")}
      hint="Ziyaretçiler casinonun sayfasında görür, en yenisi önde. Bir çekim geldiyse kaç saat sürdüğünü de yazın; 'Çekim süresi' satırında gösterilir."
      columns={COLUMNS}
      widths="11rem minmax(0, 1fr) 9rem"
      add="Gün ekle"
      first={() => ({ day: dayInIstanbul(now()), text: "", hours: "" })}
      lineOf={entryLine}
    />
  );
}
