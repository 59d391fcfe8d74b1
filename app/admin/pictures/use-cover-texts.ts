import { useRef, useState } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";

interface CoverTexts {
  alt: string;
  focus: string;
}

export interface CoverValues extends FieldValues {
  image_url: string;
  image_alt: string;
  image_focus: string;
}

/**
 * Alternative text and focal point of a cover belong to one picture: another picture starts without them, and a picture
 * that is chosen again gets them back. `former` is the last text that was removed.
 */
export function useCoverTexts<V extends CoverValues>(form: UseFormReturn<V>) {
  const known = useRef(new Map<string, CoverTexts>());
  const [former, setFormer] = useState("");
  const read = (name: keyof CoverValues & string) => form.getValues(name as FieldPath<V>) as string | null;
  const write = (name: keyof CoverValues & string, text: string) =>
    form.setValue(name as FieldPath<V>, text as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true });

  /** To be called before the address changes; `isCrop` when the new picture is a part of the old one. */
  function replace(from: string, to: string, isCrop = false) {
    const now = { alt: read("image_alt") ?? "", focus: read("image_focus") ?? "" };
    if (from && read("image_url") === from) known.current.set(from, now);
    // A text from before the first picture was chosen belongs to that picture.
    if (!to || known.current.size === 0) return;
    const { alt, focus } = known.current.get(to) ?? { alt: isCrop ? now.alt : "", focus: "" };
    write("image_alt", alt);
    write("image_focus", focus);
    if (now.alt && !alt) setFormer(now.alt);
  }
  return { replace, former, takeFormer: () => write("image_alt", former) };
}
