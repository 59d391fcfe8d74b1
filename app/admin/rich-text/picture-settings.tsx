import { Button, Dialog, Flex, SegmentedControl, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, useId, useState } from "react";
import type { MediaFolder } from "../../../worker/media/rules";
import { Field } from "../form/field";
import { LeaveDialog } from "../shell/leave-dialog";
import { CancelButton } from "../shell/cancel-button";
import type { Share } from "./figure";
import { type OtherPicture, PictureReplacement } from "./picture-replacement";
import type { FoundPicture } from "./placed-picture";
import { INVALID_ADDRESS, typedLink } from "./typed-address";

/** The same limit as for covers. */
const ALT_MAX = 200;
const CAPTION_MAX = 300;
const WHOLE = "whole";
const WIDTHS = [
  [WHOLE, "Tam"],
  ["half", "Yarım"],
  ["small", "Küçük"],
] as const;

/** What the editor chose for a picture of the text. */
export interface PictureChange {
  alt: string;
  caption: string;
  link: string | undefined;
  share: Share | undefined;
  /** Replacement of the picture, if any. */
  other: OtherPicture | undefined;
}

interface PictureSettingsProps {
  found: FoundPicture;
  folder: MediaFolder;
  onClose: () => void;
  onChange: (change: PictureChange) => void;
  onRemove: () => void;
}

/** Dialog of a picture in the text: alternative text, caption, width, link, replacement, removal (B6.5). */
export default function PictureSettings({ found, folder, onClose, onChange, onRemove }: PictureSettingsProps) {
  const { picture, isInTable } = found;
  const [alt, setAlt] = useState(picture.alt ?? "");
  const [caption, setCaption] = useState(picture.caption ?? "");
  const [link, setLink] = useState(picture.link ?? "");
  const [invalid, setInvalid] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [width, setWidth] = useState<string>(picture.share ?? WHOLE);
  const [other, setOther] = useState<OtherPicture>();
  const widthId = useId();
  const isChanged =
    other !== undefined ||
    [alt, caption, link, width].join("\n") !==
      [picture.alt ?? "", picture.caption ?? "", picture.link ?? "", picture.share ?? WHOLE].join("\n");
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const address = link.trim() && typedLink(link);
    if (address === undefined) return setInvalid(INVALID_ADDRESS);
    const share = WIDTHS.find(([name]) => name === width)?.[0];
    onChange({
      alt: alt.trim(),
      caption: caption.replace(/\s+/g, " ").trim(),
      link: address || undefined,
      share: share === WHOLE ? undefined : share,
      other,
    });
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && (isChanged ? setAsked(true) : onClose())}>
      <Dialog.Content aria-describedby={undefined} maxWidth="32rem">
        <Dialog.Title>Görseli Düzenle</Dialog.Title>
        <Flex direction="column" gap="4" asChild>
          <form noValidate onSubmit={submit}>
            <PictureReplacement picture={picture} other={other} folder={folder} onReplace={setOther} />
            <Field
              label="Alternatif metin"
              hint="Görselde ne olduğunu bir cümleyle yazın; görseli göremeyenler bunu duyar."
            >
              {(ids) => (
                <TextField.Root
                  {...ids}
                  autoFocus
                  maxLength={ALT_MAX}
                  value={alt}
                  onChange={(event) => setAlt(event.target.value)}
                />
              )}
            </Field>
            <Field
              label="Resim yazısı"
              hint={
                isInTable
                  ? "Tablodaki görsele resim yazısı eklenemez."
                  : "Görselin altında herkese görünür; isteğe bağlı."
              }
            >
              {(ids) => (
                <TextField.Root
                  {...ids}
                  disabled={isInTable}
                  maxLength={CAPTION_MAX}
                  value={caption}
                  onChange={(event) => setCaption(event.target.value)}
                />
              )}
            </Field>
            <Field label="Bağlantı" hint="Görsele tıklayan buraya gider; isteğe bağlı." error={invalid}>
              {(ids) => (
                <TextField.Root
                  {...ids}
                  inputMode="url"
                  placeholder="https://"
                  value={link}
                  onChange={(event) => setLink(event.target.value)}
                />
              )}
            </Field>
            <Flex direction="column" gap="1">
              <Text size="2" weight="medium" id={widthId}>
                Genişlik
              </Text>
              <SegmentedControl.Root value={width} onValueChange={setWidth} aria-labelledby={widthId}>
                {WIDTHS.map(([name, label]) => (
                  <SegmentedControl.Item key={name} value={name}>
                    {label}
                  </SegmentedControl.Item>
                ))}
              </SegmentedControl.Root>
            </Flex>
            <Flex gap="3" justify="end" wrap="wrap">
              <Button type="button" variant="soft" color="red" mr="auto" onClick={onRemove}>
                Kaldır
              </Button>
              <CancelButton />
              <Button type="submit">Uygula</Button>
            </Flex>
          </form>
        </Flex>
        <LeaveDialog isOpen={isAsked} onStay={() => setAsked(false)} onLeave={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
