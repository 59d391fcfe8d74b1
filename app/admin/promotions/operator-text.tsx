import { Button, Flex, Text, TextArea } from "@radix-ui/themes";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { latePart } from "../shell/late";
import type { useCasinoOptions } from "./lookups";
import { SharedText } from "./shared-text";
import { keepShared, useKeptText, useSharedText } from "./use-kept-text";
import type { PromotionValues } from "./values";

/** Characters that are read; the rest would be lost without a word. */
const TEXT_MAX = 20_000;
const isReadable = (text: string) => text.trim() !== "" && text.length <= TEXT_MAX;

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
  const name = `operator:${of}`;
  const [isShared] = useState(() => of === "new" && keepShared(name));
  const [text, setText] = useKeptText(name);
  const isHeld = text.trim() !== "";
  useEffect(() => onHold(isHeld), [isHeld, onHold]);
  const [isWriting, setWriting] = useState(() => !(isShared && isReadable(text)));
  const [shared, forgetShared] = useSharedText();
  function takeShared() {
    setText(shared);
    setWriting(!isReadable(shared));
    forgetShared();
  }
  const part = useRef<HTMLDivElement>(null);
  /** The question goes, and the focus would follow to a field below. */
  const answer = (act: () => void) => () => {
    act();
    part.current?.focus({ preventScroll: true });
  };
  return (
    <Flex direction="column" gap="3" ref={part} tabIndex={-1}>
      {of === "new" && shared && (
        <SharedText text={shared} onTake={answer(takeShared)} onLeave={answer(forgetShared)} />
      )}
      {isWriting ? (
        <WritingField text={text} onText={setText} onRead={() => setWriting(false)} />
      ) : (
        <OperatorFindings {...props} text={text} onWrite={() => setWriting(true)} />
      )}
    </Flex>
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
        aria-label="Operatörün metnini yapıştırın"
        placeholder="Yeni üyelere %100 bonus, en fazla 2.500 TL. Bonus 25 kat çevrilir…"
        value={text}
        onPaste={() => {
          isPasted.current = true;
        }}
        onChange={({ target }) => {
          onText(target.value);
          if (isPasted.current && isReadable(target.value)) onRead();
          isPasted.current = false;
        }}
      />
      {text.length > TEXT_MAX && (
        <Text as="p" size="2" color="orange" role="status">
          {`Metin en çok 20.000 karakter olabilir; bu metin ${text.length.toLocaleString("tr-TR")} karakter. Gerekmeyen bölümlerini silin, sonra okuyun.`}
        </Text>
      )}
      {isReadable(text) && (
        <Button type="button" variant="surface" onClick={onRead}>
          Metni oku
        </Button>
      )}
    </Flex>
  );
}
