import { Box, Button, Callout, Flex, Progress, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { downloadCsv } from "../csv/download";
import { keptSeparator } from "../csv/separator";
import { csvText } from "../csv/text";
import { useLinkBack } from "../list/way-back";
import { FileButton } from "../pictures/file-button";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { BackHeading } from "../list/back-heading";
import { sumsText, unmatchedText } from "./cells";
import type { ImportKind } from "./kind";
import { ImportNotes } from "./notes";
import { ImportTable } from "./table";
import { type ImportedFile, isOpen } from "./steps";
import { useImport } from "./use-import";

const shown = (n: number) => n.toLocaleString("tr-TR");

interface ImportScreenProps {
  kind: ImportKind;
  /** A choice before the file. */
  children?: ReactNode;
  isReady?: boolean;
}

/** Imports records of one kind from a CSV file, after a check that writes nothing. */
export function ImportScreen({ kind, children, isReady = true }: ImportScreenProps) {
  const { columns, noun } = kind;
  const { file, failed, progress, check, run, stop } = useImport(kind);
  const sampled = columns.filter(({ isReadOnly }) => !isReadOnly);
  const linkBack = useLinkBack(kind.list);
  return (
    <Flex direction="column" gap="4">
      <BackHeading title={kind.title} {...linkBack} />
      <ImportNotes kind={kind} />
      {children}
      <Flex gap="3" wrap="wrap">
        <FileButton
          inputLabel="CSV dosyası"
          accept=".csv,text/csv"
          disabled={!isReady || progress !== undefined}
          onFile={(chosen) => void check(chosen)}
        >
          {file || failed ? "Başka dosya seç" : "CSV dosyası seç"}
        </FileButton>
        <Button
          variant="surface"
          onClick={() => downloadCsv(kind.sample, csvText(sampled, kind.examples(), keptSeparator()))}
        >
          Örnek dosyayı indir
        </Button>
      </Flex>
      {progress && (
        <Flex align="center" gap="3">
          <Box flexGrow="1">
            <Progress
              size="3"
              value={(progress.done / progress.total) * 100}
              aria-label={file ? "İçe aktarılan satırlar" : "Denetlenen satırlar"}
            />
          </Box>
          <Text size="2" weight="medium" role="status">
            {`${shown(progress.done)} / ${shown(progress.total)}`}
          </Text>
          <Button size="1" variant="surface" onClick={stop}>
            Durdur
          </Button>
        </Flex>
      )}
      {failed && (
        <Callout.Root color="red" className={HIGH_CONTRAST} role="alert">
          <Callout.Text weight="medium">{`${failed.name} denetlenemedi.`}</Callout.Text>
          <Callout.Text>{failed.sentence}</Callout.Text>
        </Callout.Root>
      )}
      {file && (
        <>
          <Summary
            file={file}
            noun={noun}
            sums={sumsText(columns, file.outcomes)}
            isBusy={progress !== undefined}
            onRun={() => void run(file)}
          />
          <ImportTable file={file} columns={columns} />
        </>
      )}
    </Flex>
  );
}

interface SummaryProps {
  file: ImportedFile;
  noun: string;
  /** Of the figures that were read; may be empty. */
  sums: string;
  isBusy: boolean;
  onRun: () => void;
}

function Summary({ file, noun, sums, isBusy, onRun }: SummaryProps) {
  const { name, outcomes, written } = file;
  const unmatched = unmatchedText(outcomes);
  const count = (status: string) => outcomes.filter((outcome) => outcome.status === status).length;
  const open = outcomes.filter((outcome) => isOpen(file, outcome)).length;
  const refused = count("refused");
  const warned = outcomes.filter(({ warnings }) => warnings).length;
  const done = written.size > 0 && open === 0;
  return (
    <>
      <Callout.Root color={refused + warned > 0 ? "orange" : "gray"} className={HIGH_CONTRAST} role="status">
        <Callout.Text weight="medium">
          {done ? `${name}: ${shown(written.size)} ${noun} içe aktarıldı.` : `${name} denetlendi.`}
        </Callout.Text>
        <Callout.Text>
          {`${shown(count("new"))} yeni, ${shown(count("changed"))} değişen, ${shown(count("unchanged"))} aynı, ${shown(refused)} hatalı satır.`}
          {refused > 0 && " Hatalı satırlar aktarılmaz; dosyada düzeltip yeniden seçebilirsiniz."}
        </Callout.Text>
        {warned > 0 && <Callout.Text weight="medium">{`${shown(warned)} satırda uyarı var.`}</Callout.Text>}
        {unmatched && <Callout.Text style={{ overflowWrap: "anywhere" }}>{`${unmatched}.`}</Callout.Text>}
        {sums && (
          <Callout.Text>{`${refused > 0 ? "Hatalı satırlar olmadan okunan toplam" : "Okunan toplam"}: ${sums}`}</Callout.Text>
        )}
      </Callout.Root>
      {open > 0 && (
        <Flex>
          <Button loading={isBusy} onClick={onRun}>
            {`İçe aktar: ${shown(open)} ${noun}`}
          </Button>
        </Flex>
      )}
    </>
  );
}
