import { Button, Flex } from "@radix-ui/themes";
import { CALENDAR_KINDS, type CalendarKind } from "../../../worker/publishing/calendar-rules";
import { KIND_LABELS, KindMark } from "./kinds";

interface LegendProps {
  hidden: CalendarKind[];
  onHide: (kinds: CalendarKind[]) => void;
}

/** Toggle buttons of the kinds; a pressed one is shown. */
export const Legend = ({ hidden, onHide }: LegendProps) => (
  <Flex role="group" aria-label="Gösterilen türler" gap="2" wrap="wrap">
    {CALENDAR_KINDS.map((kind) => {
      const isHidden = hidden.includes(kind);
      return (
        <Button
          key={kind}
          size="1"
          variant={isHidden ? "outline" : "surface"}
          className="calendar-kind"
          aria-pressed={!isHidden}
          onClick={() => onHide(isHidden ? hidden.filter((other) => other !== kind) : [...hidden, kind])}
        >
          <KindMark kind={kind} />
          {KIND_LABELS[kind]}
        </Button>
      );
    })}
  </Flex>
);
