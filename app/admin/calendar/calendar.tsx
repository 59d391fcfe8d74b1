import { Flex, Link as TextLink, Text } from "@radix-ui/themes";
import { useRef, useState } from "react";
import toast from "react-hot-toast";
import { href, Link } from "react-router";
import { EmptyList } from "../list/empty-list";
import { Loaded } from "../shell/loaded";
import { entriesByDay } from "./days";
import { DayDialog } from "./day-dialog";
import { DayList } from "./day-list";
import { FillDialog } from "./fill-dialog";
import { weeksToFill } from "./filling";
import { Grid } from "./grid";
import { Legend } from "./legend";
import { LooseDrafts } from "./loose-drafts";
import { MoveDialog } from "./move-dialog";
import { moveOf } from "./moves";
import { daysOf, spanTitle } from "./span";
import { isAt, type Movable, moveRefusal, type Target, targetOn, undatedDrafts, unnamedUndated } from "./targets";
import { Toolbar } from "./toolbar";
import { type Calendar, type Turn, useCalendar, useShown } from "./use-calendar";
import { useFilling } from "./use-filling";
import { useMove } from "./use-move";
import { useNarrow } from "../shell/use-narrow";
import "./calendar.css";

/** Heights of the skeleton: the drafts without a day, then each week. */
const HEIGHTS = { weeks: ["5rem", ...Array<string>(5).fill("6.5rem")], week: ["5rem", "26rem"] };

/** Published, planned and ending records by week; planned ones can be moved. */
export default function CalendarScreen() {
  const { hidden, ...shown } = useShown();
  const [week, ...others] = weeksToFill(shown.span, shown.today);
  const query = useCalendar(shown.span);
  const [isFilling, setFilling] = useState(false);
  const fill = useFilling();
  return (
    <Flex direction="column" gap="4">
      <Toolbar {...shown} isPast={!week} onFill={() => setFilling(true)} />
      <Legend hidden={hidden} onHide={(hide) => shown.show({ hide })} />
      <Loaded query={query} skeleton={{ heights: HEIGHTS[shown.view] }}>
        {(calendar) => <Board calendar={calendar} isLoading={query.isPlaceholderData} hidden={hidden} {...shown} />}
      </Loaded>
      {isFilling && week && (
        <FillDialog
          span={shown.span}
          weeks={[week, ...others]}
          onFill={(filled) => void fill(filled)}
          onClose={() => setFilling(false)}
        />
      )}
    </Flex>
  );
}

interface BoardProps extends Omit<ReturnType<typeof useShown>, "show"> {
  calendar: Calendar;
  /** Whether data of another span is still shown. */
  isLoading: boolean;
}

function Board({ calendar, isLoading, hidden, view, span, today }: BoardProps) {
  const isNarrow = useNarrow();
  const move = useMove(span);
  const [asked, setAsked] = useState<{ item: Movable; day?: string }>();
  const [chosenDay, setChosenDay] = useState<string>();
  const dragged = useRef<Movable>(undefined);
  const days = entriesByDay(calendar, daysOf(span), hidden);

  function moveTo(item: Movable, target: Target) {
    if (isAt(item, target)) return;
    const now = new Date();
    const refused = moveRefusal(target, now);
    if (refused) toast.error(refused);
    else void move(moveOf(item, target, now));
  }

  function drop(place: { day: string } | { turn: Turn }) {
    const item = dragged.current;
    dragged.current = undefined;
    if (!item) return;
    if ("turn" in place && item.kind !== "ending") return moveTo(item, place);
    const day = "turn" in place ? place.turn.day : place.day;
    if (item.kind !== "draft" && item.day === day) return;
    const target = targetOn(day, item, calendar, new Date());
    if (target === null) setAsked({ item, day });
    else if (typeof target === "string") toast.error(target);
    else moveTo(item, target);
  }

  const onMove = (item: Movable) => setAsked({ item });
  const drag = {
    start: (item: Movable) => (dragged.current = item),
    end: () => (dragged.current = undefined),
  };
  const isEmpty =
    !isLoading && days.every(({ entries, turns, unnamed }) => entries.length + turns.length + unnamed === 0);
  return (
    <>
      {!calendar.queue.is_active && calendar.queue.total > 0 && <QueueIsOff total={calendar.queue.total} />}
      {isEmpty && (
        <EmptyList
          sentence={hidden.length > 0 ? "Gösterilen türlerde kayıt yok" : "Bu dönemde kayıt yok"}
          purpose="Yayınlanan ve zamanı belli olan yazılar, yayın sırası ve promosyonların son günleri burada kendi gününde durur."
        />
      )}
      <LooseDrafts
        drafts={undatedDrafts(calendar)}
        more={unnamedUndated(calendar)}
        onMove={onMove}
        {...(!isNarrow && { drag })}
      />
      {isNarrow ? (
        <DayList days={days} today={today} onMove={onMove} onAdd={setChosenDay} />
      ) : (
        <Grid
          view={view}
          title={spanTitle(span)}
          days={days}
          today={today}
          onDropOn={drop}
          onMove={onMove}
          onAdd={setChosenDay}
          drag={drag}
        />
      )}
      {chosenDay && (
        <DayDialog
          day={chosenDay}
          calendar={calendar}
          onChoose={(item) => {
            setAsked({ item, day: chosenDay });
            setChosenDay(undefined);
          }}
          onClose={() => setChosenDay(undefined)}
        />
      )}
      {asked && (
        <MoveDialog
          key={asked.item.id}
          {...asked}
          calendar={calendar}
          today={today}
          onMove={(target) => moveTo(asked.item, target)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const QueueIsOff = ({ total }: { total: number }) => (
  <Text as="p" size="2" color="gray">
    {`Zamanlanmış yayınlama kapalı; sıradaki ${total.toLocaleString("tr-TR")} taslağın günü belli değil. `}
    <TextLink asChild>
      <Link to={href("/admin/scheduled-publishing")}>Yayınlamayı aç</Link>
    </TextLink>
  </Text>
);
