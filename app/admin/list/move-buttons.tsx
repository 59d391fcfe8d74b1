import { Flex, IconButton } from "@radix-ui/themes";

interface MoveButtonsProps {
  /** Name of the item, for screen readers. */
  of: string;
  at: number;
  /** Number of items. */
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Move an item of a list up or down. */
export const MoveButtons = ({ of, at, count, onMove }: MoveButtonsProps) => (
  <Flex gap="2" className="move-buttons">
    {[
      { arrow: "↑", way: "Yukarı taşı", to: at - 1, isEnd: at === 0 },
      { arrow: "↓", way: "Aşağı taşı", to: at + 1, isEnd: at === count - 1 },
    ].map(({ arrow, way, to, isEnd }) => (
      <IconButton
        key={way}
        type="button"
        size="1"
        variant="surface"
        aria-label={`${way}: ${of}`}
        aria-disabled={isEnd || undefined}
        data-disabled={isEnd || undefined}
        onClick={() => onMove(at, to)}
      >
        {arrow}
      </IconButton>
    ))}
  </Flex>
);
