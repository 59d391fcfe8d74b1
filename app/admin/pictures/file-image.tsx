import { type ComponentPropsWithRef, useCallback } from "react";

interface FileImageProps extends Omit<ComponentPropsWithRef<"img">, "src" | "ref"> {
  file: Blob;
}

/** An image of a file that is only in this browser. */
export function FileImage({ file, alt, ...image }: FileImageProps) {
  const show = useCallback(
    (node: HTMLImageElement | null) => {
      if (!node) return;
      node.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(node.src);
    },
    [file],
  );
  return <img ref={show} alt={alt} {...image} />;
}
