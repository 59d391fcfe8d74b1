import { Button, Spinner } from "@radix-ui/themes";

interface SaveButtonProps {
  label: string;
  isSaving: boolean;
  disabled?: boolean;
  variant?: "solid" | "soft";
}

export function SaveButton({ label, isSaving, disabled, variant = "solid" }: SaveButtonProps) {
  return (
    // Not `disabled` while saving, since a disabled button loses the focus.
    <Button
      size="3"
      variant={variant}
      type="submit"
      disabled={disabled && !isSaving}
      data-disabled={isSaving || disabled || undefined}
      aria-disabled={isSaving || undefined}
      aria-busy={isSaving}
    >
      {isSaving && <Spinner />}
      {isSaving ? "Kaydediliyor..." : label}
    </Button>
  );
}
