import { Button, Flex } from "@radix-ui/themes";
import { useEffect, useState } from "react";

const PLACEHOLDER = "/placeholder.svg";

interface ImagePreviewProps {
  url: string;
  /** Told when the picture cannot be shown; without it the placeholder image takes its place. */
  onBroken?: (() => void) | undefined;
  onRemove: () => void;
}

/** A picture by its address, once nobody types any more, with a button that removes it. */
export function ImagePreview({ url, onBroken, onRemove }: ImagePreviewProps) {
  const settled = useSettled(url);
  if (url !== settled || !/^(?:https?:\/\/.+|\/media\/.+)/.test(url)) return null;
  return (
    <Flex direction="column" gap="2" align="start">
      <img
        key={url}
        className="preview"
        src={url}
        alt="Önizleme"
        onError={({ currentTarget }) => {
          if (onBroken) onBroken();
          else if (!currentTarget.src.endsWith(PLACEHOLDER)) currentTarget.src = PLACEHOLDER;
        }}
      />
      <Button type="button" size="1" variant="soft" color="red" onClick={onRemove}>
        Görseli kaldır
      </Button>
    </Flex>
  );
}

/** Milliseconds after the last key before an address is looked at. */
const TYPING_MS = 800;

/** A value once nobody has changed it for a moment, so that half an address is never tried. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
