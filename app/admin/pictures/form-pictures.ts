import { createContext, useContext } from "react";

/** What the inputs of one form share about its pictures. */
export interface FormPictures {
  /** Key under which this tab keeps the form's draft. */
  draftKey: () => string;
  /** One for each input: uploads what it still waits for; false where a picture could not be uploaded. */
  finishers: Set<() => Promise<boolean>>;
}

const Context = createContext<FormPictures | undefined>(undefined);

/** Frame of a form whose inputs take pictures. */
export const FormPicturesProvider = Context;

/** The pictures of the form around an input. */
export function useFormPictures(): FormPictures {
  const pictures = useContext(Context);
  if (!pictures) throw new Error("an input for pictures stands outside a form");
  return pictures;
}
