import { Button, Spinner } from "@radix-ui/themes";

export type SaveLabel = "Kaydet" | "Güncelle" | "Ayarları Kaydet";

interface SaveButtonProps {
  /** Kaydet for a new record, Güncelle for a known one. */
  label: SaveLabel;
  isSaving: boolean;
  disabled?: boolean;
}

/** Saves a form; says so and turns meanwhile. */
export function SaveButton({ label, isSaving, disabled }: SaveButtonProps) {
  return (
    // It keeps the focus while it saves, so that a dialog that opens then can give it back.
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
