import { Flex, Text, TextField } from "@radix-ui/themes";
import { CHANGE_FAILED, DELETE_FAILED } from "../../../worker/failure-sentences";
import type { Audience } from "../../../worker/promotions/bonus-terms";
import type { AskedChange } from "../../../worker/promotions/field-changes";
import { isRevived, movedDay } from "../../../worker/promotions/moved-day";
import { NONE } from "../../../worker/records/list";
import { dayInIstanbul } from "../../../worker/text/calendar";
import { readDay } from "../../../worker/text/typed-values";
import { AUDIENCE_NAMES, audienceText } from "../../ui/bonus-facts";
import { api, changed } from "../api";
import { optionsIn, Select, type SelectOption } from "../shell/select";
import type { BulkAction, BulkChoice } from "../list/bulk-action";
import { selecting } from "../record-list/selecting";
import { activeActions } from "../record-list/active-actions";
import type { AllMatching } from "../record-list/use-list";
import { formatDay, now } from "../shell/dates";
import { pasteDate } from "../shell/paste-date";
import { verify } from "../verification/use-verify";
import { verifiedText } from "../verification/verified-cell";
import { PROMOTION_EDIT } from "./last-day";
import type { ListedPromotion } from "./list-columns";

const doing = selecting("promotion", api.promotions, {
  change: CHANGE_FAILED.promotion,
  delete: DELETE_FAILED.promotion,
});

const AUDIENCES = optionsIn<Audience>(AUDIENCE_NAMES);

/** Changes a field of many promotions; its undo gives each its former value. */
const changing = (changeOf: (value: string, withApart: boolean) => AskedChange) => ({
  run(ids: string[], value: string, withApart: boolean) {
    const json = { ids, change: changeOf(value, withApart) };
    return changed(api.promotions.fields.$post({ json }), CHANGE_FAILED.promotion);
  },
  runAll({ query, until }: AllMatching, after: string | undefined, value: string, withApart: boolean) {
    const json = { ...query, until, after, change: changeOf(value, withApart) };
    return changed(api.promotions.matching.fields.$post({ json }), CHANGE_FAILED.promotion);
  },
  undoes: PROMOTION_EDIT,
});

const EXPIRY_CHOICES = [
  { value: "+7", label: "+7 gün" },
  { value: "+30", label: "+30 gün" },
  { value: "day", label: "Gün" },
  { value: "", label: "Süresiz" },
];

const expiryChoice: BulkChoice = {
  initial: "+30",
  input: (value, choose) => <ExpiryInput value={value} onChoose={choose} />,
};

function ExpiryInput({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const isDay = value !== "" && !value.startsWith("+");
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <fieldset className="choice bulk-days" aria-label="Bitiş tarihi">
        {EXPIRY_CHOICES.map((option) => (
          <Text as="label" size="2" key={option.value}>
            <input
              type="radio"
              name="expiry"
              checked={option.value === (isDay ? "day" : value)}
              onChange={() => onChoose(option.value === "day" ? dayInIstanbul(now()) : option.value)}
            />
            {option.label}
          </Text>
        ))}
      </fieldset>
      {isDay && (
        <TextField.Root
          type="date"
          aria-label="Yeni son gün"
          value={value}
          onChange={({ target }) => target.value && onChoose(target.value)}
          onPaste={pasteDate(readDay, onChoose)}
        />
      )}
    </Flex>
  );
}

const newDay = (day: string | null, value: string) => movedDay(day, value || null, dayInIstanbul(now()));
const shownDay = (day: string | null) => (day ? formatDay(day) : "Süresiz");

/** Chooses one of `options`; the last may stand for none. */
const choiceOf = (label: string, options: SelectOption[]): BulkChoice => ({
  initial: options[0]?.value ?? NONE,
  input: (value, choose) => <Select isLarge aria-label={label} value={value} options={options} onChange={choose} />,
});

const labelIn = (options: SelectOption[], id: string) => options.find(({ value }) => value === id)?.label ?? "";
const idOf = (value: string) => (value === NONE ? null : value);

/** What can be done with several promotions at once. */
export function bulkActions(casinos: SelectOption[], categories: SelectOption[]): BulkAction<ListedPromotion>[] {
  return [
    {
      label: "Bitiş",
      choice: expiryChoice,
      before: ({ expiry_date }) => shownDay(expiry_date),
      after: ({ expiry_date }, value) => shownDay(newDay(expiry_date, value)),
      apart: {
        holds: (row, value) => isRevived(row, newDay(row.expiry_date, value), dayInIstanbul(now())),
        heading: "Süresi dolmuş; seçtikleriniz yeniden yayına girer",
        all: "Süresi dolmuş olanlar da: yeniden yayına girer",
      },
      ...changing((value, revives) => ({ field: "expiry_date", value: value || null, revives })),
      done: (n) => `${n} promosyonun son günü değişti`,
    },
    {
      label: "Kategori",
      choice: choiceOf("Yeni kategori", categories),
      before: ({ category }) => category ?? "Kategorisiz",
      after: (_promotion, value) => labelIn(categories, value),
      ...changing((value) => ({ field: "category_id", value: idOf(value) })),
      done: (n) => `${n} promosyonun kategorisi değişti`,
    },
    {
      label: "Kim alabilir",
      choice: choiceOf("Kim alabilir", AUDIENCES),
      before: (promotion) => audienceText(promotion) ?? "Belirtilmemiş",
      after: (_promotion, value) => labelIn(AUDIENCES, value),
      ...changing((value) => ({ field: "audience", value: value as Audience })),
      done: (n) => `${n} promosyonu kimin alabileceği değişti`,
    },
    {
      label: "Casino",
      choice: choiceOf("Yeni casino", casinos),
      before: ({ casino_name }) => casino_name ?? "Diğer",
      after: (_promotion, value) => labelIn(casinos, value),
      ...changing((value) => ({ field: "casino_id", value: idOf(value) })),
      done: (n) => `${n} promosyonun casinosu değişti`,
    },
    {
      label: "Doğrula",
      before: verifiedText,
      after: () => "bugün",
      run: verify,
      runAll: ({ query, until }, after) =>
        changed(
          api.promotions.matching.$post({ json: { ...query, action: "verify", until, after } }),
          CHANGE_FAILED.promotion,
        ),
      undoes: { kind: "promotion", action: "verify" },
      done: (n) => `${n} promosyon doğrulandı`,
    },
    ...activeActions<ListedPromotion>("promosyon", doing),
  ];
}
