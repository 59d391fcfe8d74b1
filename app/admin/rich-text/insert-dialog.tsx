import { Button, Dialog, Flex, TextField } from "@radix-ui/themes";
import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "../form/field";
import { INVALID_ADDRESS, typedAddress, typedLink } from "./typed-address";

interface InsertDialogProps {
  title: string;
  urlLabel: string;
  textLabel: string;
  /** Initial text; null hides the text field. */
  text?: string | null;
  insertLabel?: "Ekle" | "Güncelle";
  url: string;
  onUrl: (url: string) => void;
  /** Whether a file or a library image was chosen, which hides the address field. */
  isChosen?: boolean;
  /** The address to insert for what was typed; undefined when invalid. */
  read?: (typed: string) => string | undefined;
  onClose: () => void;
  /** `address` is empty when something other than an address was chosen. */
  onInsert: (address: string, text: string) => void;
  children?: ReactNode;
  footer?: ReactNode;
}

/** Dialog that inserts a link or an image. */
export function InsertDialog(props: InsertDialogProps) {
  const { title, urlLabel, textLabel, text = "", url, onUrl, isChosen = false, onClose, onInsert, children } = props;
  const { insertLabel = "Ekle", read = typedAddress, footer } = props;
  const [words, setWords] = useState(text ?? "");
  const [error, setError] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, and would submit the form around the dialog.
    event.stopPropagation();
    const address = isChosen ? "" : read(url);
    if (address === undefined) setError(INVALID_ADDRESS);
    else onInsert(address, words.trim());
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
                  onChange={(event) => onUrl(event.target.value)}
                />
              )}
            </Field>
            {children}
            {text !== null && (
              <Field label={textLabel}>
                {(ids) => <TextField.Root {...ids} value={words} onChange={(event) => setWords(event.target.value)} />}
              </Field>
            )}
            <Flex gap="3" justify="end" wrap="wrap">
              {footer}
              <Dialog.Close>
                <Button type="button" variant="soft" color="gray">
                  İptal
                </Button>
              </Dialog.Close>
              <Button type="submit" disabled={!isChosen && url.trim() === ""}>
                {insertLabel}
              </Button>
            </Flex>
          </form>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface LinkDialogProps {
  /** The link to edit; undefined for a new one. */
  link: { url: string; text?: string | undefined } | undefined;
  onClose: () => void;
  onInsert: (url: string, text: string) => void;
  onRemove: () => void;
}

/** Dialog that adds, changes or removes a link. */
export function LinkDialog({ link, onClose, onInsert, onRemove }: LinkDialogProps) {
  const [url, setUrl] = useState(link?.url ?? "");
  return (
    <InsertDialog
      title={link ? "Bağlantıyı Düzenle" : "Bağlantı Ekle"}
      urlLabel="URL"
      textLabel="Metin (isteğe bağlı)"
      text={link ? (link.text ?? null) : ""}
      insertLabel={link ? "Güncelle" : "Ekle"}
      url={url}
      onUrl={setUrl}
      read={typedLink}
      onClose={onClose}
      onInsert={onInsert}
      footer={
        link && (
          <Button type="button" variant="soft" color="red" mr="auto" onClick={onRemove}>
            Bağlantıyı kaldır
          </Button>
        )
      }
    />
  );
}
