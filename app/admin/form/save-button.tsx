import { Button, Spinner } from "@radix-ui/themes";

export type SaveLabel = "Kaydet" | "Güncelle" | "Ayarları Kaydet";

interface SaveButtonProps {
  label: SaveLabel;
  isSaving: boolean;
  disabled?: boolean;
}

export function SaveButton({ label, isSaving, disabled }: SaveButtonProps) {
  return (
    // Not `disabled` while saving, since a disabled button loses the focus.
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
