import { IconButton } from "@radix-ui/themes";
import { longDayOf } from "./span";

/** Plans a draft for a day. */
export const AddButton = ({ day, onAdd }: { day: string; onAdd: (day: string) => void }) => (
  <IconButton
    size="1"
    variant="ghost"
    className="calendar-add"
    aria-label={`Yazı planla: ${longDayOf(day)}`}
    title="Yazı planla"
    onClick={() => onAdd(day)}
  >
    +
  </IconButton>
);
