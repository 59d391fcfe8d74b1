import { Button, Callout, Flex, Spinner } from "@radix-ui/themes";
import { useEffect, useRef, useState } from "react";
import { CUT, type TermsAnswer } from "../../../worker/writing/rules";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { extractTerms, NO_TERMS } from "../writing/calls";
import { showFailure } from "../writing/failure";
import { SpentTokens, useSpent } from "../writing/tokens";
import { useWritingStatus } from "../writing/use-writing-status";

interface ServiceTermsProps {
  text: string;
  answer: TermsAnswer | undefined;
  onAnswer: (answer: TermsAnswer) => void;
}

/** Asks the text service for terms that rules did not find. */
export function ServiceTerms({ text, answer, onAnswer }: ServiceTermsProps) {
  const { isConfigured } = useWritingStatus();
  const { tokens, spend } = useSpent();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function extract() {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      onAnswer(await extractTerms(text, { signal: controller.signal, spend }));
    } catch (error) {
      if (!controller.signal.aborted) showFailure(NO_TERMS, error);
    } finally {
      setRunning(false);
    }
  }
  if (!isConfigured) return null;
  return (
    <Flex direction="column" gap="2" align="start">
      <Button type="button" variant="soft" disabled={isRunning} onClick={() => void extract()}>
        <Spinner loading={isRunning} />
        Yapay zekâ ile de ara
      </Button>
      <SpentTokens tokens={tokens} />
      {answer && <Shortage answer={answer} />}
    </Flex>
  );
}

/** Why fewer terms than expected are shown. */
function Shortage({ answer: { terms, rejected, is_cut } }: { answer: TermsAnswer }) {
  const notes = [
    is_cut && `${CUT}; sondaki şartlar eksik olabilir.`,
    rejected > 0 && `${rejected} değer, metinde kanıtı bulunamadığı için gösterilmiyor.`,
    terms.length === 0 && rejected === 0 && "Metinde açıkça yazan bir şart bulunamadı.",
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Callout.Root color="orange" size="1" className={HIGH_CONTRAST} role="status">
      <Callout.Text>{notes.join(" ")}</Callout.Text>
    </Callout.Root>
  );
}
