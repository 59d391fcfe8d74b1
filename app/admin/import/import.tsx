import { Button, Flex, Heading, Text } from "@radix-ui/themes";
import { useMemo } from "react";
import toast from "react-hot-toast";
import { useSearchParams } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { useCurrencyUnit } from "../../ui/money";
import { sentenceOf } from "../api";
import { downloadCsv } from "../csv/download";
import { keptSeparator } from "../csv/separator";
import { csvText } from "../csv/text";
import { BackHeading } from "../list/back-heading";
import { useLinkBack } from "../list/way-back";
import { FileButton } from "../pictures/file-button";
import { useAccount } from "../session/account";
import { Select } from "../shell/select";
import { undo } from "../undo";
import { importKinds, isKindName, KIND_NAMES, type KindName } from "./kinds";
import { ImportNotes } from "./notes";
import { openLines, QueueRow } from "./queue-row";
import { useQueue } from "./use-queue";

const shown = (n: number) => n.toLocaleString("tr-TR");

/** Imports CSV files of several kinds, after a check that writes nothing. */
export default function Import() {
  const unit = useCurrencyUnit();
  const kinds = useMemo(() => importKinds(unit), [unit]);
  const { email, role } = useAccount();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const given = params.get("tur");
  const chosen = isKindName(given) ? given : undefined;
  const { files, isBusy, change, add, choose, remove, clear, run, goOn, stop, isApproved } = useQueue(kinds, email);
  const open = files.reduce((sum, file) => sum + openLines(file), 0);
  const isHalted = files.some(({ state }) => state === "stopped" || (state === "failed" && isApproved));
  const written = files.reduce((sum, file) => sum + file.written, 0);
  async function takeBack() {
    try {
      toast.success(await undo({ action: "import" }, [change.current], unit));
      await clear();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
    void queries.invalidateQueries();
  }
  return (
    <Flex direction="column" gap="4">
      {chosen ? <BackTo list={kinds[chosen].list} /> : <Title />}
      <ImportNotes kind={chosen && kinds[chosen]} />
      <Flex gap="3" wrap="wrap" align="center">
        <FileButton
          inputLabel="CSV dosyaları"
          accept=".csv,text/csv"
          disabled={isBusy}
          onFiles={(some) => void add(some, chosen)}
        >
          {files.length > 0 ? "Dosya ekle" : "CSV dosyaları seç"}
        </FileButton>
        <Select
          aria-label="Örnek dosyanın türü"
          value={chosen ?? ""}
          empty="Tüm türler"
          options={KIND_NAMES.filter((value) => role === "admin" || value !== "redirect").map((value) => ({
            value,
            label: kinds[value].title,
          }))}
          onChange={(value) => setParams(value ? { tur: value } : {}, { replace: true })}
        />
        {chosen && (
          <Button variant="surface" onClick={() => downloadSample(kinds[chosen])}>
            Örnek dosyayı indir
          </Button>
        )}
      </Flex>
      {files.map((item) => (
        <QueueRow
          key={item.id}
          {...{ item, kinds, isBusy }}
          isOnly={files.length === 1}
          onChoose={(kind: KindName) => void choose(item.id, kind)}
          onRemove={() => void remove(item.id)}
        />
      ))}
      {files.length > 0 && (
        <Flex gap="3" wrap="wrap" align="center">
          {isBusy ? (
            <Button variant="surface" onClick={stop}>
              Durdur
            </Button>
          ) : isHalted ? (
            <Button onClick={() => void goOn()}>Devam et</Button>
          ) : (
            open > 0 && <Button onClick={() => void run()}>{`İçe aktar: ${shown(open)} kayıt`}</Button>
          )}
          {!isBusy && (
            <Button variant="surface" color="gray" onClick={() => void clear()}>
              Dosyaları kaldır
            </Button>
          )}
          {!isBusy && written > 0 && (
            <Button variant="surface" onClick={() => void takeBack()}>
              {`Geri al: ${shown(written)} kayıt`}
            </Button>
          )}
        </Flex>
      )}
      {isHalted && !isBusy && (
        <Text as="p" size="2" color="gray">
          Dosyalar bu tarayıcıda saklanır. Devam ederken yazılmış satırlar “aynı” görünür, ikinci kez yazılmaz.
        </Text>
      )}
    </Flex>
  );
}

const downloadSample = ({ columns, examples, sample }: ReturnType<typeof importKinds>[KindName]) =>
  downloadCsv(
    sample,
    csvText(
      columns.filter(({ isReadOnly }) => !isReadOnly),
      examples(),
      keptSeparator(),
    ),
  );

const TITLE = "İçe aktar";

const Title = () => (
  <Heading as="h1" size="6">
    {TITLE}
  </Heading>
);

function BackTo({ list }: { list: string }) {
  const link = useLinkBack(list);
  return <BackHeading title={TITLE} {...link} />;
}
