import { Button, Flex } from "@radix-ui/themes";
import { useDebounced } from "../shell/use-debounced";

const PLACEHOLDER = "/placeholder.svg";

interface ImagePreviewProps {
  url: string;
  /** Called when the image cannot be loaded and the placeholder is shown. */
  onBroken?: (() => void) | undefined;
  onRemove: () => void;
  /** Undefined where it cannot be cropped. */
  onCrop?: (() => void) | undefined;
}

export function ImagePreview({ url, onBroken, onRemove, onCrop }: ImagePreviewProps) {
  const settled = useDebounced(url);
  if (url !== settled || !/^(?:https?:\/\/.+|\/media\/.+)/.test(url)) return null;
  return (
    <Flex direction="column" gap="2" align="start">
      <img
        key={url}
        className="preview"
        src={url}
        alt="Önizleme"
        onError={({ currentTarget }) => {
          if (currentTarget.src.endsWith(PLACEHOLDER)) return;
          currentTarget.src = PLACEHOLDER;
          onBroken?.();
        }}
      />
      <Flex gap="3">
        {onCrop && (
          <Button type="button" size="1" variant="soft" onClick={onCrop}>
            Kırp
          </Button>
        )}
        <Button type="button" size="1" variant="soft" color="red" onClick={onRemove}>
          Görseli kaldır
        </Button>
      </Flex>
    </Flex>
  );
}
