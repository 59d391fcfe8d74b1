import { Button, type ButtonProps, Dialog } from "@radix-ui/themes";

/** Closes the dialog around it. */
export const CancelButton = ({ children = "İptal", ...button }: ButtonProps) => (
  <Dialog.Close>
    <Button type="button" variant="soft" {...button}>
      {children}
    </Button>
  </Dialog.Close>
);
