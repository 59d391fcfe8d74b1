import { Box, Text } from "@radix-ui/themes";
import { href, useLocation, useSearchParams } from "react-router";
import { SAVE_FAILED } from "../../../worker/failure-sentences";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { withQuery } from "../../ui/addresses";
import { answered, api } from "../api";
import { Select } from "../shell/select";
import type { ImportKind } from "../import/kind";
import { ImportScreen } from "../import/screen";
import { useCasinoOptions } from "../promotions/lookups";
import { now } from "../shell/dates";
import { exampleLines, REPORT_COLUMNS } from "./report-columns";

const kindOf = (casino: string): ImportKind => ({
  title: "Operatör Raporunu İçe Aktar",
  noun: "rapor satırı",
  matching:
    "Günü ve alt kimliği daha önce aktarılmış satırlar sayıları değiştirir, ötekiler eklenir; boş hücreler bir şeyi değiştirmez.",
  note: "Alt kimlik takip adresindeki {tik} ise satır o tıklamaya bağlanır. Postback ile bildirilenleri bir de dosyadan aktarmayın; iki kez sayılır.",
  list: withQuery(href("/admin/conversions"), { casino }),
  queryKey: "conversions",
  sample: "operator-raporu-ornek",
  examples: () => exampleLines(dayInIstanbul(now())),
  columns: REPORT_COLUMNS,
  name: "sub_id",
  send: (json) => answered(api.conversions.import[":casino"].$post({ param: { casino }, json }), SAVE_FAILED.import),
});

/** Imports a casino's report as CSV, where its operator sends no postbacks. */
export default function ReportImport() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const casino = params.get("casino") ?? "";
  const casinos = useCasinoOptions();
  return (
    <ImportScreen key={casino} kind={kindOf(casino)} isReady={casino !== ""}>
      <Box maxWidth="24rem">
        <Text as="label" size="2" weight="medium">
          Raporun casinosu
          <Select
            isLarge
            value={casino}
            empty="Önce casinoyu seçin"
            options={casinos}
            onChange={(chosen) => setParams(chosen ? { casino: chosen } : {}, { replace: true, state })}
          />
        </Text>
      </Box>
    </ImportScreen>
  );
}
