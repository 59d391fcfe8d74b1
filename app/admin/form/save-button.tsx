import { Button, Spinner } from "@radix-ui/themes";

export type SaveLabel = "Kaydet" | "Güncelle" | "Ayarları Kaydet";

interface SaveButtonProps {
  /** Kaydet for a new record, Güncelle for a known one. */
  label: SaveLabel;
  isSaving: boolean;
  disabled?: boolean;
}

/** Submits a form; shows a spinner while it is saved. */
export function SaveButton({ label, isSaving, disabled }: SaveButtonProps) {
  return (
    // Not `disabled` while saving: it would lose the focus, which a dialog that opens returns to it.
    <Button
      size="3"
      type="submit"
      disabled={disabled && !isSaving}
      data-disabled={isSaving || undefined}
      aria-disabled={isSaving || undefined}
      aria-busy={isSaving}
    >
      {isSaving && <Spinner />}
      {isSaving ? "Kaydediliyor..." : label}
    </Button>
  );
}
