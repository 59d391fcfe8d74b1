import { Button, Flex, Popover, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, type ReactNode, useState } from "react";
import toast from "react-hot-toast";
import { readDay } from "../../../worker/text/typed-values";
import { sentenceOf } from "../api";
import { pasteDate } from "../shell/paste-date";

interface InlineEditProps {
  /** What is edited, with the record's name. */
  label: string;
  /** The value as the input holds it. */
  value: string;
  type: "text" | "date";
  maxLength?: number;
  /** Formats a value for reading. */
  shown: (value: string) => string;
  /** Rejects if nothing was saved. */
  save: (value: string) => Promise<unknown>;
  children: ReactNode;
}

/** Edits a value where it stands, in a box over its row; input stays until it is saved or cancelled. */
export function InlineEdit({ label, children, ...props }: InlineEditProps) {
  const [basis, setBasis] = useState<string>();
  const close = () => setBasis(undefined);
  return (
    <Popover.Root open={basis !== undefined} onOpenChange={(isOpen) => setBasis(isOpen ? props.value : undefined)}>
      <Popover.Trigger>
        <button
          type="button"
          className="inline-value"
          aria-label={`${label}: ${props.shown(props.value)}. Değiştir`}
          title={`${props.shown(props.value)}. Değiştir`}
        >
          {children}
        </button>
      </Popover.Trigger>
      <Popover.Content
        size="1"
        aria-label="Değeri değiştir"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => document.activeElement !== document.body && event.preventDefault()}
      >
        {basis !== undefined && <InlineForm label={label} basis={basis} onClose={close} {...props} />}
      </Popover.Content>
    </Popover.Root>
  );
}

interface InlineFormProps extends Omit<InlineEditProps, "children"> {
  /** The value when the form was opened. */
  basis: string;
  onClose: () => void;
}

function InlineForm({ label, basis, value, type, maxLength, shown, save, onClose }: InlineFormProps) {
  const [text, setText] = useState(basis);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text === value) return onClose();
    setBusy(true);
    try {
      await save(text);
      onClose();
    } catch (error) {
      toast.error(sentenceOf(error));
      setBusy(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextField.Root
        size="2"
        type={type}
        aria-label={label}
        autoComplete="off"
        {...(maxLength && { maxLength })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(type === "date" && { onPaste: pasteDate(readDay, setText) })}
      />
      {value !== basis && (
        <Text as="p" size="1" color="gray">
          {`Bu arada değişti: ${shown(value)}`}
        </Text>
      )}
      <Flex gap="2" mt="2">
        <Button size="1" loading={isBusy}>
          Kaydet
        </Button>
        <Button type="button" size="1" variant="surface" onClick={onClose}>
          İptal
        </Button>
      </Flex>
    </form>
  );
}
