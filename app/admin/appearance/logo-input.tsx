import { Button, Flex, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import type { Logo } from "../../../db/schema";
import { keptIn } from "../draft/kept-files";
import { eachLine } from "../form/changed-fields";
import { useDescription } from "../form/field-descriptions";
import { MediaPicker } from "../media/picker";
import { FileButton } from "../pictures/file-button";
import { PendingPicture } from "../pictures/pending-picture";
import type { Scheme } from "../preview/scheme";
import { useUpload } from "../pictures/use-upload";
import { APPEARANCE } from "../settings/fields";
import { isLostOn } from "./lightness";
import { libraryFault, readLogo } from "./logo-file";
import { PictureGroup } from "./picture-group";
import type { AppearanceValues } from "./values";

const TYPES = "image/png,image/webp";
const HINT = "PNG ya da WebP, en çok 200 KB ve 2.000 piksel.";
const GROUNDS = { light: "açık", dark: "koyu" };

interface LogoInputProps {
  form: UseFormReturn<AppearanceValues>;
  name: "logo_light" | "logo_dark";
  /** Shown where there is no logo. */
  siteName: string;
  /** The logo that the dark scheme shows without one of its own. */
  standIn?: Logo | undefined;
}

/** The logo of a scheme, by file or from the library, on the ground of its scheme. */
export function LogoInput({ form, name, siteName, standIn }: LogoInputProps) {
  const { label } = APPEARANCE[name];
  const scheme = name === "logo_light" ? "light" : "dark";
  useDescription(form, name, { label, shown: eachLine<Logo>(({ address }) => address) });
  const {
    field: { ref, onChange, value },
    fieldState,
  } = useController({ control: form.control, name });
  const [logo] = value;
  const [waiting] = keptIn(logo?.address ?? "");
  const [fault, setFault] = useState<string>();
  const before = useRef<Logo[]>([]);

  function show(logos: Logo[]) {
    setFault(undefined);
    onChange(logos);
  }
  const { progress, add, send } = useUpload({
    folder: "site",
    read: () => form.getValues(name)[0]?.address ?? "",
    replace(address, image) {
      if (form.getValues(name)[0]?.address !== address) return;
      if (image) show([{ address: image.url, width: image.width, height: image.height }]);
      else show(before.current);
    },
  });
  async function take(file: File) {
    const size = await readLogo(file);
    if (typeof size === "string") return setFault(`${file.name}: ${size}`);
    if (!waiting) before.current = form.getValues(name);
    const address = add(file);
    if (address) show([{ address, ...size }]);
  }
  const error = fault ?? fieldState.error?.message;
  const shown = waiting ? undefined : (logo ?? standIn);
  return (
    <PictureGroup label={label} hint={HINT} error={error} ref={ref}>
      {waiting ? (
        <PendingPicture
          key={waiting}
          address={waiting}
          progress={progress[waiting]}
          onRetry={() => void send(waiting)}
          onForget={() => show(before.current)}
        />
      ) : (
        <div className="logo-ground" data-scheme={scheme}>
          {shown ? (
            <img
              src={shown.address}
              alt={`Logo, ${GROUNDS[scheme]} zeminde`}
              width={shown.width}
              height={shown.height}
            />
          ) : (
            <b>{siteName}</b>
          )}
        </div>
      )}
      <Flex gap="3" wrap="wrap">
        <FileButton inputLabel={`${label}: dosya`} accept={TYPES} variant="surface" onFile={(file) => void take(file)}>
          Dosya seç
        </FileButton>
        <MediaPicker
          folder="site"
          onPick={(image) => {
            const refused = libraryFault(image);
            if (refused) setFault(refused);
            else show([{ address: image.url, width: image.width, height: image.height }]);
          }}
        />
        {logo && !waiting && (
          <Button type="button" variant="soft" color="red" onClick={() => show([])}>
            Kaldır
          </Button>
        )}
      </Flex>
      {shown && <LostHint logo={shown} scheme={scheme} isStandIn={!logo} />}
    </PictureGroup>
  );
}

/** Says where a logo can hardly be seen on its ground. */
function LostHint({ logo: { address }, scheme, isStandIn }: { logo: Logo; scheme: Scheme; isStandIn: boolean }) {
  const { data: isLost } = useQuery({
    queryKey: ["logo-on", scheme, address],
    queryFn: () => isLostOn(scheme, address),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Text size="1" color="gray" role="status">
      {isLost
        ? `Bu logo ${GROUNDS[scheme]} zeminde zor seçiliyor; ${isStandIn ? "koyu görünüm için ayrı bir logo ekleyin" : "başka bir renkte olanını seçin"}.`
        : isStandIn && "Boş bırakılırsa açık görünümün logosu kullanılır."}
    </Text>
  );
}
