import { Button, Dialog, Flex, TextField } from "@radix-ui/themes";
import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "../form/field";
import { CancelButton } from "../shell/cancel-button";
import { INVALID_ADDRESS, typedLink } from "./typed-address";

interface InsertDialogProps {
  labels: { title: string; url: string; text: string; insert?: "Ekle" | "Güncelle" };
  /** Initial text; null hides the text field. */
  text?: string | null;
  address: {
    typed: string;
    onType: (typed: string) => void;
    /** The address to insert for what was typed, "" for a chosen file; undefined when invalid. */
    read: (typed: string) => string | undefined;
    isOptional?: boolean;
  };
  onClose: () => void;
  onInsert: (address: string, text: string) => void;
  children?: ReactNode;
  footer?: ReactNode;
}

/** Dialog that inserts a link or an image. */
export function InsertDialog(props: InsertDialogProps) {
  const { labels, text = "", address, onClose, onInsert, children, footer } = props;
  const [words, setWords] = useState(text ?? "");
  const [error, setError] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, and would submit the form around the dialog.
    event.stopPropagation();
    const url = address.read(address.typed);
    if (url === undefined) setError(INVALID_ADDRESS);
    else onInsert(url, words.trim());
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="28rem">
        <Dialog.Title>{labels.title}</Dialog.Title>
        <Flex direction="column" gap="3" asChild>
          <form noValidate onSubmit={submit}>
            <Field label={labels.url} error={error}>
              {(ids) => (
                <TextField.Root
                  {...ids}
                  autoFocus
                  inputMode="url"
                  placeholder="https://"
                  value={address.typed}
                  onChange={(event) => address.onType(event.target.value)}
                />
              )}
            </Field>
            {children}
            {text !== null && (
              <Field label={labels.text}>
                {(ids) => <TextField.Root {...ids} value={words} onChange={(event) => setWords(event.target.value)} />}
              </Field>
            )}
            <Flex gap="3" justify="end" wrap="wrap">
              {footer}
              <CancelButton />
              <Button type="submit" disabled={!address.isOptional && address.typed.trim() === ""}>
                {labels.insert ?? "Ekle"}
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
      labels={{
        title: link ? "Bağlantıyı Düzenle" : "Bağlantı Ekle",
        url: "URL",
        text: "Metin (isteğe bağlı)",
        insert: link ? "Güncelle" : "Ekle",
      }}
      text={link ? (link.text ?? null) : ""}
      address={{ typed: url, onType: setUrl, read: typedLink }}
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
