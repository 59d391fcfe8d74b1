import { Button } from "@radix-ui/themes";
import { useState } from "react";
import PageSeoDialog, { type PageSeoDialogProps } from "./page-seo-dialog";
import { useWritingStatus } from "./use-writing-status";

export function PageSeoButton(props: Omit<PageSeoDialogProps, "onClose">) {
  const { ask } = useWritingStatus();
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
