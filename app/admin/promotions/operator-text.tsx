import { Button, Flex, TextArea } from "@radix-ui/themes";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { latePart } from "../shell/late";
import type { useCasinoOptions } from "./lookups";
import { useKeptText } from "./use-kept-text";
import type { PromotionValues } from "./values";

const OperatorFindings = latePart(() => import("./operator-findings.client"));

interface OperatorTextProps {
  /** Of the promotion, or "new". */
  of: string;
  form: UseFormReturn<PromotionValues>;
  casinos: ReturnType<typeof useCasinoOptions>;
  categories: { value: string; label: string }[];
  /** Called with `true` while the form holds a pasted text, which would be lost by leaving. */
  onHold: (isHeld: boolean) => void;
}

/** Fills the form from the operator's text, which is read as soon as it is pasted. */
export function OperatorText({ of, onHold, ...props }: OperatorTextProps) {
  const [text, setText] = useKeptText(`operator:${of}`);
  const isHeld = text.trim() !== "";
  useEffect(() => onHold(isHeld), [isHeld, onHold]);
  const [isWriting, setWriting] = useState(true);
  return isWriting ? (
    <WritingField text={text} onText={setText} onRead={() => setWriting(false)} />
  ) : (
    <OperatorFindings {...props} text={text} onWrite={() => setWriting(true)} />
  );
}

interface WritingFieldProps {
  text: string;
  onText: (text: string) => void;
  onRead: () => void;
}

function WritingField({ text, onText, onRead }: WritingFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isPasted = useRef(false);
  const returnFocus = useEffectEvent(() => text && field.current?.focus());
  useEffect(() => void returnFocus(), []);
  return (
    <Flex direction="column" gap="2">
      <TextArea
        ref={field}
        size="3"
        rows={text ? 8 : 3}
        maxLength={20_000}
        aria-label="Operatörün metnini yapıştırın"
        placeholder="Yeni üyelere %100 bonus, en fazla 2.500 TL. Bonus 25 kat çevrilir…"
        value={text}
        onPaste={() => {
          isPasted.current = true;
        }}
        onChange={({ target }) => {
          onText(target.value);
          if (isPasted.current && target.value.trim()) onRead();
          isPasted.current = false;
        }}
      />
      {text.trim() && (
        <Button type="button" variant="surface" onClick={onRead}>
          Metni oku
        </Button>
      )}
    </Flex>
  );
}
