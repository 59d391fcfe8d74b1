import { Button, Checkbox, Dialog, Flex, Text, TextField } from "@radix-ui/themes";
import { type FormEvent, useState } from "react";
import { href, Link } from "react-router";
import { withQuery } from "../../ui/addresses";
import type { Span } from "../../../worker/text/calendar";
import { UncheckedMark } from "../blog/unchecked-mark";
import { FROM_LIST } from "../list/way-back";
import { now } from "../shell/dates";
import { Loaded } from "../shell/loaded";
import { Select } from "../shell/select";
import { CancelButton } from "../shell/cancel-button";
import { type Filled, fillingOf } from "./filling";
import { FIRST_HOUR } from "./planned-day";
import { longDayOf, spanTitle } from "./span";
import { undatedDrafts } from "./targets";
import { type Calendar, useCalendar } from "./use-calendar";

interface FillDialogProps {
  /** The days on the screen. */
  span: Span;
  /** The weeks of `span` that are not over. */
  weeks: [Span, ...Span[]];
  onFill: (filled: Filled[]) => void;
  onClose: () => void;
}

/** Which draft goes to which free day of a week, before anything is planned. */
export function FillDialog(props: FillDialogProps) {
  const { data, error, refetch, isFetchedAfterMount } = useCalendar(props.span);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <Dialog.Content maxWidth="34rem">
        <Dialog.Title>Haftayı doldur</Dialog.Title>
        <Loaded query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}>
          {(calendar) => <FillForm {...props} calendar={calendar} />}
        </Loaded>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function FillForm({ calendar, weeks, onFill, onClose }: FillDialogProps & { calendar: Calendar }) {
  const [from, setFrom] = useState("");
  const week = weeks.find((shown) => shown.from === from) ?? weeks[0];
  const [hour, setHour] = useState(FIRST_HOUR);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const filling = fillingOf(calendar, week, hour || FIRST_HOUR, now());
  const hasDrafts = undatedDrafts(calendar).length > 0;
  const chosen = filling.filter(({ draft }) => !left.has(draft.id));
  function choose(id: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onFill(chosen);
  }
  return (
    <>
      <Dialog.Description size="2" color="gray">
        {filling.length > 0
          ? "Bekleyen taslaklar, yazı olmayan günlere sırayla dağıtılır. Planlayana kadar hiçbir şey değişmez."
          : hasDrafts
            ? "Bu haftanın boş günü yok: her gününde yazı var ya da seçilen saat geçti. Bekleyen taslakları başka bir haftaya ya da yayın sırasına alabilirsiniz."
            : "Günü belli olmayan taslak yok. Yeni yazıyı taslak olarak kaydedince bu haftaya dağıtabilirsiniz."}
      </Dialog.Description>
      <form onSubmit={submit}>
        <Flex mt="3">
          {weeks.length === 1 ? (
            <Text size="2" weight="medium">
              {spanTitle(week)}
            </Text>
          ) : (
            <Select
              aria-label="Hafta"
              value={week.from}
              options={weeks.map((shown) => ({ value: shown.from, label: spanTitle(shown) }))}
              onChange={setFrom}
            />
          )}
        </Flex>
        <ul className="fill-days">
          {filling.map(({ draft, day }) => (
            <li key={draft.id}>
              <Text as="label" size="2">
                <Flex gap="3" align="center">
                  <Checkbox
                    checked={!left.has(draft.id)}
                    onCheckedChange={(isChosen) => choose(draft.id, isChosen === true)}
                  />
                  <span className="fill-entry">
                    <span>{longDayOf(day)}</span>
                    <span>{draft.title || "Başlıksız"}</span>
                    {draft.is_unchecked && <UncheckedMark />}
                  </span>
                </Flex>
              </Text>
            </li>
          ))}
        </ul>
        <Flex gap="3" mt="4" justify="end" align="end" wrap="wrap">
          {hasDrafts && (
            <Text as="label" size="2" weight="medium" mr="auto">
              Saat
              <TextField.Root
                mt="1"
                type="time"
                required
                value={hour}
                onChange={({ target }) => setHour(target.value)}
              />
            </Text>
          )}
          <CancelButton />
          {filling.length === 0 && (
            <Button asChild variant="surface">
              {hasDrafts ? (
                <Link to={withQuery(href("/admin/blog"), { status: "unplanned" })}>Bekleyen taslaklar</Link>
              ) : (
                <Link to={href("/admin/blog/new")} state={FROM_LIST}>
                  Yeni blog yazısı
                </Link>
              )}
            </Button>
          )}
          {filling.length > 0 && <Button disabled={chosen.length === 0}>{`${chosen.length} yazıyı planla`}</Button>}
        </Flex>
      </form>
    </>
  );
}
