import { Button } from "@radix-ui/themes";
import { useState } from "react";
import PageSeoDialog, { type PageSeoDialogProps } from "./page-seo-dialog";
import { useDesk } from "./use-desk";

export function PageSeoButton(props: Omit<PageSeoDialogProps, "onClose">) {
  const { ask } = useDesk();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="surface" size="3" onClick={() => ask(() => setOpen(true))}>
        AI ile SEO Önerileri
      </Button>
      {isOpen && <PageSeoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
