import { Button, type ButtonProps } from "@radix-ui/themes";
import { useRef } from "react";
import { PICTURE_TYPES } from "./upload";

interface FileButtonProps extends ButtonProps {
  /** Accessible label of the file input. */
  inputLabel: string;
  /** Types of files that can be chosen; pictures if left out. */
  accept?: string;
  onFile?: (file: File) => void;
  /** In place of `onFile`, to choose several at once. */
  onFiles?: (files: File[]) => void;
}

/** Button that opens the file chooser; the native input would keep showing a file name. */
export function FileButton({
  inputLabel,
  accept = PICTURE_TYPES.join(","),
  onFile,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button type="button" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={inputLabel}
        accept={accept}
        multiple={onFiles !== undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files[0]) onFile?.(files[0]);
          if (files.length > 0) onFiles?.(files);
          target.value = "";
        }}
      />
    </>
  );
}
