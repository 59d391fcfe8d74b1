import { Button, Dialog, Flex, TextField } from "@radix-ui/themes";
import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "./fields";

interface InsertDialogProps {
  title: string;
  urlLabel: string;
  textLabel: string;
  text?: string;
  onClose: () => void;
  onInsert: (url: string, text: string) => void;
  children?: ReactNode;
}

/** The address as it goes into the text: of this site, or of the web, `https://` added where it is missing. */
function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(?:\/(?!\/)|#)\S*$/.test(text)) return text;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address) ? address : undefined;
}

/** Asks for an address and a text; the button works once an address is entered. */
export function InsertDialog({
  title,
  urlLabel,
  textLabel,
  text = "",
  onClose,
  onInsert,
  children,
}: InsertDialogProps) {
  const [url, setUrl] = useState("");
  const [words, setWords] = useState(text);
  const [error, setError] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog lies in another form as far as React is concerned.
    event.stopPropagation();
    const address = addressOf(url);
    if (address) onInsert(address, words.trim());
    else setError("Geçerli bir URL giriniz");
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="28rem">
        <Dialog.Title>{title}</Dialog.Title>
        <Flex direction="column" gap="3" asChild>
          <form noValidate onSubmit={submit}>
            <Field label={urlLabel} error={error}>
              {(ids) => (
                <TextField.Root
                  {...ids}
                  autoFocus
                  inputMode="url"
                  placeholder="https://"
                  value={url}
                  onChange={(event) => setUrl(event.target.value)}
                />
              )}
            </Field>
            <Field label={textLabel}>
              {(ids) => <TextField.Root {...ids} value={words} onChange={(event) => setWords(event.target.value)} />}
            </Field>
            {children}
            <Flex gap="3" justify="end">
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray">
                  İptal
                </Button>
              </Dialog.Close>
              <Button type="submit" disabled={url.trim() === ""}>
                Ekle
              </Button>
            </Flex>
          </form>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
