import { Button, Flex } from "@radix-ui/themes";
import { useRef, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { ICON_SIZES, type Icon } from "../../../db/schema/appearance";
import { IMAGE_BROKEN } from "../../../worker/media/rules";
import { sentenceOf } from "../api";
import { keptIn } from "../draft/kept-files";
import { eachLine } from "../form/changed-fields";
import { useDescription } from "../form/field-descriptions";
import { MediaPicker } from "../media/picker";
import { FileButton } from "../pictures/file-button";
import { storedFile } from "../pictures/stored-file";
import { PendingPicture } from "../pictures/pending-picture";
import { fileError } from "../pictures/upload";
import { useCrop } from "../pictures/use-crop";
import { useUpload } from "../pictures/use-upload";
import { APPEARANCE } from "../settings/fields";
import { IconPreviews } from "./icon-previews";
import { makeIcons } from "./make-icons";
import { PictureGroup } from "./picture-group";
import type { AppearanceValues } from "./values";

const name = "icon";
const { label } = APPEARANCE.icon;
const HINT = `Bir görsel seçin, ${ICON_SIZES.join(", ")} piksellik PNG'leri tarayıcınız üretir. Kare olmayanın kenarları boş kalır; dilerseniz kırpın.`;

interface IconInputProps {
  form: UseFormReturn<AppearanceValues>;
  siteName: string;
}

/** The icons of the site, all made from one picture. */
export function IconInput({ form, siteName }: IconInputProps) {
  useDescription(form, name, { label, shown: eachLine<Icon>((icon) => icon["512"]) });
  const {
    field: { ref, onChange, value },
    fieldState,
  } = useController({ control: form.control, name });
  const [icon] = value;
  const waiting = keptIn(JSON.stringify(value));
  const [firstWaiting] = waiting;
  const [fault, setFault] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  /** The picture that the icons are made from, until the form is left. */
  const [source, setSource] = useState<File>();
  const before = useRef<Icon[]>([]);

  function show(icons: Icon[]) {
    setFault(undefined);
    onChange(icons);
  }
  const { progress, add, send } = useUpload({
    folder: "site",
    read: () => JSON.stringify(form.getValues(name)),
    replace(address, image) {
      const [now] = form.getValues(name);
      const size = ICON_SIZES.find((side) => now?.[side] === address);
      if (!now || !size) return;
      if (image) show([{ ...now, [size]: image.url }]);
      else show(before.current);
    },
  });
  async function make(file: File, original = file) {
    setMaking(true);
    try {
      const made = await makeIcons(file);
      if (waiting.length === 0) before.current = form.getValues(name);
      setSource(original);
      show([Object.fromEntries(ICON_SIZES.map((size) => [size, add(made[size])])) as unknown as Icon]);
    } catch (error) {
      setFault(`${file.name}: ${sentenceOf(error)}`);
    } finally {
      setMaking(false);
    }
  }
  function take(file: File) {
    const sentence = fileError(file);
    if (sentence) setFault(`${file.name}: ${sentence}`);
    else void make(file);
  }
  async function pick(url: string) {
    const file = await storedFile(url).catch(() => undefined);
    if (file) await make(file);
    else setFault(IMAGE_BROKEN);
  }
  const { crop, dialog } = useCrop("square", (file) => void make(file, source), true);
  const error = fault ?? fieldState.error?.message;
  const part = waiting.map((address) => progress[address]).find((sent) => sent !== undefined);

  return (
    <PictureGroup label={label} hint={HINT} error={error} isBusy={isMaking} ref={ref}>
      {icon && <IconPreviews icon={icon} siteName={siteName} />}
      {firstWaiting && (
        <PendingPicture
          key={firstWaiting}
          address={firstWaiting}
          progress={part}
          onRetry={() => waiting.forEach((address) => void send(address))}
          onForget={() => show(before.current)}
        />
      )}
      <Flex gap="3" wrap="wrap">
        <FileButton inputLabel={`${label}: dosya`} variant="surface" loading={isMaking} onFile={take}>
          Dosya seç
        </FileButton>
        <MediaPicker folder="site" onPick={({ url }) => void pick(url)} />
        {source && (
          <Button type="button" variant="surface" onClick={() => crop(source)}>
            Kırp
          </Button>
        )}
        {icon && (
          <Button type="button" variant="soft" color="red" onClick={() => show([])}>
            Kaldır
          </Button>
        )}
      </Flex>
      {dialog}
    </PictureGroup>
  );
}
