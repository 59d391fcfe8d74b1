import { createContext, useContext } from "react";

/** Shared by the image inputs of a form. */
export interface FormPictures {
  /** Storage key of the form's draft. */
  draftKey: () => string;
  /** One function per input: uploads its pending images; resolves to false when an upload failed. */
  finishers: Set<() => Promise<boolean>>;
}

const Context = createContext<FormPictures | undefined>(undefined);

export const FormPicturesProvider = Context;

export function useFormPictures(): FormPictures {
  const pictures = useContext(Context);
  if (!pictures) throw new Error("an input for pictures stands outside a form");
  return pictures;
}
