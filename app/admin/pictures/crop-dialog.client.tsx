import { Button, Dialog, Flex, SegmentedControl, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { SIDE_PIXELS_MAX } from "../../../worker/media/rules";
import { storedFile } from "./stored-file";
import { FileImage } from "./file-image";
import { encodePicture, type PictureArea } from "./encode";
import { isAnimated } from "../../../worker/text/is-animated";
import { CancelButton } from "../shell/cancel-button";
import { Skeleton } from "../shell/skeleton";
import "./crop-dialog.css";

const QUALITY = 0.92;
const UNREADABLE = "Görsel bu tarayıcıda açılamadı, kırpılamıyor.";
const ANIMATED = "Hareketli görsel kırpılamaz, hareketi kaybolur.";

const SHAPES = { card: { label: "Kart (16:9)", aspect: 16 / 9 }, square: { label: "Kare", aspect: 1 } };
/** The aspect ratio in which pages show a picture; undefined for any. */
export type CropShape = keyof typeof SHAPES;
const FREE = "free";
const aspectOf = (name: string) => (name === FREE ? undefined : SHAPES[name as CropShape].aspect);

const HANDLES = {
  cropArea: "Kırpma alanı: ok tuşlarıyla taşıyın",
  nwDragHandle: "Sol üst köşe",
  nDragHandle: "Üst kenar",
  neDragHandle: "Sağ üst köşe",
  eDragHandle: "Sağ kenar",
  seDragHandle: "Sağ alt köşe",
  sDragHandle: "Alt kenar",
  swDragHandle: "Sol alt köşe",
  wDragHandle: "Sol kenar",
};

interface CropDialogProps {
  /** A file, or the address of an image of this site. */
  source: File | string;
  shape: CropShape | undefined;
  isLossless: boolean;
  onClose: () => void;
  onCropped: (file: File) => void;
}

/** Dialog that crops a picture by pointer, touch or keyboard (B5.9). */
export default function CropDialog({ source, shape, isLossless, onClose, onCropped }: CropDialogProps) {
  const [chosen, setChosen] = useState<string>(shape ?? FREE);
  const [crop, setCrop] = useState<PercentCrop>();
  const [image, setImage] = useState<HTMLImageElement>();
  const [problem, setProblem] = useState("");
  const { data, isError } = useQuery({
    queryKey: ["crop", source instanceof File ? [source.name, source.size, source.lastModified] : source],
    queryFn: () => readPicture(source),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });
  const sentence = problem || (isError && UNREADABLE) || (data?.isAnimated && ANIMATED) || "";
  const aspect = aspectOf(chosen);
  const area = crop && image && areaOf(crop, image);

  function begin(loaded: HTMLImageElement) {
    setImage(loaded);
    setCrop(largest(aspect, loaded));
  }
  function choose(name: string) {
    setChosen(name);
    if (image) setCrop(largest(aspectOf(name), image));
  }
  async function cut() {
    if (!image || !area || !data) return;
    const encoding = { side: SIDE_PIXELS_MAX, quality: QUALITY, name: data.file.name, isLossless };
    const file = await encodePicture(image, area, encoding);
    if (file) onCropped(file);
    else setProblem(UNREADABLE);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content aria-describedby={undefined} maxWidth="44rem">
        <Dialog.Title>Görseli Kırp</Dialog.Title>
        <Flex direction="column" gap="4">
          <SegmentedControl.Root value={chosen} onValueChange={choose} aria-label="Oran">
            {Object.entries(SHAPES).map(([name, { label }]) => (
              <SegmentedControl.Item key={name} value={name}>
                {label}
              </SegmentedControl.Item>
            ))}
            <SegmentedControl.Item value={FREE}>Serbest</SegmentedControl.Item>
          </SegmentedControl.Root>
          {sentence && (
            <Text size="2" className="field-error" role="alert">
              {sentence}
            </Text>
          )}
          {!data && !sentence && <Skeleton heights={["16rem"]} />}
          {data && !data.isAnimated && (
            <Flex justify="center">
              <ReactCrop
                {...(crop && { crop })}
                {...(aspect && { aspect })}
                className="crop-frame"
                keepSelection
                ruleOfThirds
                minWidth={16}
                minHeight={16}
                ariaLabels={HANDLES}
                onChange={(_, percent) => setCrop(percent)}
              >
                <FileImage
                  file={data.file}
                  alt="Kırpılacak görsel"
                  onLoad={({ currentTarget }) => begin(currentTarget)}
                  onError={() => setProblem(UNREADABLE)}
                />
              </ReactCrop>
            </Flex>
          )}
          <Flex gap="3" justify="end" align="center" wrap="wrap">
            <Text size="2" color="gray" mr="auto" role="status">
              {area && `${area.width}×${area.height} piksel`}
            </Text>
            <CancelButton />
            <Button type="button" disabled={!area || sentence !== ""} onClick={() => void cut()}>
              Kırp
            </Button>
          </Flex>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}

async function readPicture(source: File | string) {
  const file = source instanceof File ? source : await storedFile(source);
  return { file, isAnimated: isAnimated(new Uint8Array(await file.arrayBuffer())) };
}

/** In pixels, after the rotation by EXIF. */
type Size = Pick<HTMLImageElement, "naturalWidth" | "naturalHeight">;

/** The largest centred crop with this aspect ratio; the whole picture without one. */
function largest(aspect: number | undefined, { naturalWidth, naturalHeight }: Size): PercentCrop {
  const part = aspect ? (aspect * naturalHeight) / naturalWidth : 1;
  const [width, height] = aspect ? [Math.min(1, part) * 100, Math.min(1, 1 / part) * 100] : [100, 100];
  return { unit: "%", x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

function areaOf({ x, y, width, height }: PercentCrop, { naturalWidth, naturalHeight }: Size): PictureArea | undefined {
  const across = (percent: number) => Math.round((percent / 100) * naturalWidth);
  const down = (percent: number) => Math.round((percent / 100) * naturalHeight);
  const area = { x: across(x), y: down(y), width: across(width), height: down(height) };
  return area.width > 0 && area.height > 0 ? area : undefined;
}
