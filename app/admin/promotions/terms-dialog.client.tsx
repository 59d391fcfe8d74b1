import { Button, Callout, Dialog, Flex, Spinner, Text, TextArea } from "@radix-ui/themes";
import { useEffect, useRef, useState } from "react";
import { CUT, type QuotedTerm, type TermsAnswer } from "../../../worker/writing/rules";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { extractTerms, NO_TERMS } from "../writing/calls";
import { DialogFrame } from "../writing/dialog-frame";
import { showFailure } from "../writing/failure";
import { SpentTokens, useSpent } from "../writing/tokens";
import { QuotedTerms } from "./quoted-terms";

interface TermsDialogProps {
  /** Kept by the caller, so that it survives closing the dialog. */
  text: string;
  onText: (text: string) => void;
  onAccept: (term: QuotedTerm) => void;
  onClose: () => void;
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

/** Asks for the operator's text and offers the terms found in it one by one. */
export default function TermsDialog({ text, onText, onAccept, onClose }: TermsDialogProps) {
  const { tokens, spend } = useSpent();
  const [answer, setAnswer] = useState<TermsAnswer>();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function extract() {
    const controller = new AbortController();
    running.current = controller;
    setRunning(true);
    try {
      setAnswer(await extractTerms(text, { signal: controller.signal, spend }));
    } catch (error) {
      if (!controller.signal.aborted) showFailure(NO_TERMS, error);
    } finally {
      setRunning(false);
    }
  }
  return (
    <DialogFrame title="Metinden çıkar" maxWidth="44rem" onClose={onClose}>
      <Flex direction="column" gap="3">
        <Text as="label" size="2" htmlFor="terms-source">
          Sitenin yayınladığı şartları yapıştırın. Bulunan her değer, geçtiği cümleyle birlikte gösterilir;
          seçtikleriniz forma yazılır, siz kaydedene kadar yayına çıkmaz.
        </Text>
        <TextArea
          id="terms-source"
          size="3"
          rows={answer ? 4 : 10}
          maxLength={20_000}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        {answer && <Shortage answer={answer} />}
        {answer && <QuotedTerms key={JSON.stringify(answer.terms)} terms={answer.terms} onAccept={onAccept} />}
        <Flex justify="end" align="center" gap="3" wrap="wrap">
          <SpentTokens tokens={tokens} />
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray" size="3">
              Kapat
            </Button>
          </Dialog.Close>
          <Button type="button" size="3" disabled={isRunning || text.trim() === ""} onClick={() => void extract()}>
            <Spinner loading={isRunning} />
            Şartları bul
          </Button>
        </Flex>
      </Flex>
    </DialogFrame>
  );
}
