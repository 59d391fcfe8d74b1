import { Box, Button, Callout, Flex, Progress, Text, TextArea } from "@radix-ui/themes";
import { useState } from "react";
import { sentenceOf } from "../../api";
import { FileButton } from "../../pictures/file-button";
import { HIGH_CONTRAST } from "../../shell/high-contrast";
import { faultOf, lackText } from "./problem";
import { LIST_BYTES_MAX, readFiles } from "./read-files";
import { readAddresses, together } from "./reading";
import { Results } from "./results";
import { useCheck } from "./use-check";
import { useRules } from "./use-rules";
import { useKeptList } from "./use-kept-list";
import { inNumbers } from "./words";

/** Checks where each address of a list leads. */
export default function Check() {
  const [text, setText] = useKeptList();
  const [problem, setProblem] = useState("");
  const [list, setList] = useState<string[]>([]);
  const { results, nearest, progress, run, stop } = useCheck();
  const { isMaking, make } = useRules((addresses) => run(addresses, true));
  const rows = list.flatMap((address) => {
    const result = results.get(address);
    return result ? [{ ...result, id: address, nearest: nearest.get(address) ?? [] }] : [];
  });
  const isOpen = rows.length > 0 && rows.length < list.length && !progress;

  function start() {
    if (text.length > LIST_BYTES_MAX) return setProblem("Liste en çok 5 MB olabilir; listeyi bölün.");
    try {
      const read = readAddresses(text);
      const fault = faultOf(read);
      setProblem(fault || lackText(read));
      if (fault) return;
      setList(read.addresses);
      void run(read.addresses);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  /** Adds the addresses of files to the list. */
  async function load(files: File[]) {
    try {
      const before = text.trim() ? [readAddresses(text)] : [];
      const read = together(
        [...before, await readFiles(files)],
        files.map(({ name }) => name),
      );
      const fault = faultOf(read);
      setProblem(fault || lackText(read));
      if (!fault) setText(read.addresses.join("\n"));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <Flex direction="column" gap="4">
      <Flex direction="column" gap="2" style={{ maxWidth: "46rem" }}>
        <Text as="p" size="2" color="gray">
          Eski sitenizin adresleri tek tek, bir ziyaretçinin gördüğü gibi denetlenir; hiçbir şey değişmez. Site haritası
          (dizindeki dosyaları birlikte seçin), Search Console dışa aktarımı ya da her satırda bir adres olabilir. En
          çok 5.000 adres ve 5 MB.
        </Text>
        <TextArea
          size="3"
          rows={8}
          aria-label="Denetlenecek adresler"
          placeholder={"https://eski-siteniz.com/2019/05/eski-yazi/\n/?p=123"}
          spellCheck={false}
          value={text}
          disabled={progress !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <Flex gap="3" wrap="wrap" align="center">
          <Button disabled={text.trim() === "" || progress !== undefined} onClick={start}>
            Denetle
          </Button>
          <FileButton
            inputLabel="Adres dosyaları"
            accept=".xml,.gz,.csv,.txt"
            variant="surface"
            disabled={progress !== undefined}
            onFiles={(files) => void load(files)}
          >
            Dosya yükle
          </FileButton>
          {text !== "" && !progress && (
            <Button variant="ghost" color="gray" onClick={() => setText("")}>
              Listeyi temizle
            </Button>
          )}
        </Flex>
      </Flex>
      {problem && (
        <Callout.Root color="orange" className={HIGH_CONTRAST} role="alert">
          <Callout.Text style={{ overflowWrap: "anywhere" }}>{problem}</Callout.Text>
        </Callout.Root>
      )}
      {progress && (
        <Flex align="center" gap="3">
          <Box flexGrow="1">
            <Progress size="3" value={(progress.done / progress.total) * 100} aria-label="Denetlenen adresler" />
          </Box>
          <Text size="2" weight="medium" role="status">
            {`${inNumbers(progress.done)} / ${inNumbers(progress.total)}`}
          </Text>
          <Button size="1" variant="surface" onClick={stop}>
            Durdur
          </Button>
        </Flex>
      )}
      {isOpen && (
        <Flex>
          <Button
            variant="surface"
            onClick={() =>
              void run(
                list.filter((address) => !results.has(address)),
                true,
              )
            }
          >
            {`Kalan ${inNumbers(list.length - rows.length)} adresi denetle`}
          </Button>
        </Flex>
      )}
      {rows.length > 0 && <Results rows={rows} isBusy={isMaking || progress !== undefined} onMake={make} />}
    </Flex>
  );
}
