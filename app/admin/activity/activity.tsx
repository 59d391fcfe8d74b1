import { Badge, Text } from "@radix-ui/themes";
import { ACTIVITY_DAYS, NAMES_MAX } from "../../../worker/activity/rules";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { useCurrencyUnit } from "../../ui/money";
import { answered, api } from "../api";
import { RecordList } from "../list/record-list";
import { useAccount } from "../session/account";
import { useNames } from "../session/names";
import { formatMoment } from "../shell/dates";
import { changesSentence } from "./changes";
import { type ActivityEntry, ActivityRecord, doneTo, kindOf, NOUNS, recordOf } from "./entry";
import { undoOf } from "./undo";
import { UndoButton } from "./undo-button";

const OPTIONS = Object.entries(NOUNS).map(([value, label]) => ({ value, label }));

const shortNames = ({ names }: ActivityEntry) => names && (names.length < NAMES_MAX ? names : `${names}…`);

/** Who did what, when and to which record. */
export default function ActivityLog() {
  const { role } = useAccount();
  const nameOf = useNames();
  const unit = useCurrencyUnit();
  const personOf = ({ by }: ActivityEntry) => nameOf(by) ?? by.replace(/@.*/, "");
  /** 'çevrimini 15x → 33x yaptı'; of several records with the first of their names. */
  function deedOf(entry: ActivityEntry): string {
    const deed = (entry.action === "edit" && changesSentence(entry, unit)) || doneTo(entry);
    return entry.count > 1 && entry.names ? `${deed}: ${shortNames(entry)}` : deed;
  }
  const kinds = OPTIONS.filter(({ value }) => role === "admin" || value !== "account");
  return (
    <RecordList
      name="activity"
      heading={{
        title: "Hareketler",
        help: (
          <Text as="p" size="2" color="gray">
            {`Panelde yapılanlar, en yenisi başta; ${ACTIVITY_DAYS} gün saklanır.`}
          </Text>
        ),
      }}
      empty={{
        sentence: "Henüz hareket yok",
        purpose: "Yöneticilerin ekledikleri, değiştirdikleri ve sildikleri burada listelenir.",
      }}
      read={(query) => answered(api.activity.$get({ query }), READ_FAILED.activity)}
      filters={[{ name: "kind", label: "Tür", all: "Tüm türler", options: kinds }]}
      columns={[
        {
          label: "Hareket",
          width: "62%",
          text: (entry) => `${personOf(entry)}, ${recordOf(entry)} ${deedOf(entry)}`,
          cell: (entry) => (
            <Text weight="regular" className="deed">
              {personOf(entry)}, <ActivityRecord entry={entry} /> {deedOf(entry)}
            </Text>
          ),
        },
        { label: "Tür", from: "1200px", cell: (entry) => <Badge color="gray">{kindOf(entry)}</Badge> },
        { label: "Zaman", width: "16%", text: ({ at }) => formatMoment(at) },
      ]}
      row={{
        nameOf: (entry) => entry.name ?? kindOf(entry),
        hasOneAction: true,
        actions: (entry) => undoOf(entry) && <UndoButton entry={entry} />,
      }}
    />
  );
}
