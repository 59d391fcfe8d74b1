import { createContext, useContext } from "react";

/** Shared by the image inputs of a form, whose uploads end before it is saved. */
export interface FormPictures {
  /** Storage key of the form's draft. */
  draftKey: () => string;
  /** One function per input, such as the upload of its pending images; resolves to false when that failed. */
  finishers: Set<() => Promise<boolean>>;
}

const Context = createContext<FormPictures | undefined>(undefined);

export const FormPicturesProvider = Context;

export function useFormPictures(): FormPictures {
  const pictures = useContext(Context);
  if (!pictures) throw new Error("an input for pictures stands outside a form");
  return pictures;
}
