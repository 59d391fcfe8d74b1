import { Button, Flex } from "@radix-ui/themes";

/** In pixels, of the windows that the site is designed for. */
const WIDTHS = [
  { label: "Telefon", width: 390 },
  { label: "Masaüstü", width: 1280 },
];
export const PHONE_WIDTH = 390;

/** Switches a preview between phone and desktop width. */
export function PreviewWidths({ shown, onShow }: { shown: number; onShow: (width: number) => void }) {
  return (
    <Flex gap="2" role="group" aria-label="Genişlik">
      {WIDTHS.map(({ label, width }) => (
        <Button
          key={label}
          type="button"
          variant="surface"
          aria-pressed={width === shown}
          onClick={() => onShow(width)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
