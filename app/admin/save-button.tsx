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
    <Button size="3" type="submit" disabled={isSaving || disabled} aria-busy={isSaving}>
      {isSaving && <Spinner />}
      {isSaving ? "Kaydediliyor..." : label}
    </Button>
  );
}
