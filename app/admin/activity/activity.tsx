import { Badge, Box, Text } from "@radix-ui/themes";
import { ACTIVITY_DAYS } from "../../../worker/activity/rules";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { useCurrencyUnit } from "../../ui/money";
import { answered, api } from "../api";
import { optionsIn } from "../shell/select";
import { RecordList } from "../record-list/record-list";
import { useAccount } from "../session/account";
import { useNames } from "../session/names";
import { formatMoment } from "../shell/dates";
import { changesSentence, isUndone, returnedSentence } from "./changes";
import { type ActivityEntry, Deed, kindOf } from "./entry";
import { undoOf } from "./undo";
import { UndoButton } from "./undo-button";
import { namesOf, NOUNS, wordingOf } from "./wording";

const OPTIONS = optionsIn(NOUNS);

/** Who did what, when and to which record. */
export default function ActivityLog() {
  const { role } = useAccount();
  const nameOf = useNames();
  const unit = useCurrencyUnit();
  const personOf = ({ by }: ActivityEntry) => nameOf(by) ?? by.replace(/@.*/, "");
  const changesOf = (entry: ActivityEntry) => (entry.action === "edit" ? changesSentence(entry, unit) : "");
  /** The values that an undo gave back, and of several records the first of their names. */
  const restOf = ({ returned, returned_ways, ...entry }: ActivityEntry) => {
    const changes = JSON.parse(returned ?? "[]") as ActivityEntry["changes"];
    const values = returnedSentence({ kind: entry.kind, changes }, unit, returned_ways);
    return `${values && ` (${values})`}${entry.count > 1 && entry.names ? `: ${namesOf(entry)}` : ""}`;
  };
  const kinds = OPTIONS.filter(({ value }) => role === "admin" || value !== "account");
  return (
    <RecordList
      name="activity"
      heading={{
        title: "Hareketler",
        help: `Panelde yapılanlar, en yenisi başta; ${ACTIVITY_DAYS} gün saklanır.`,
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
          text: (entry) => `${personOf(entry)}, ${wordingOf(entry, changesOf(entry)).join(" ")}${restOf(entry)}`,
          cell: (entry) => (
            <Text weight="regular" className="deed">
              {personOf(entry)}, <Deed entry={entry} changes={changesOf(entry)} />
              {restOf(entry)}
            </Text>
          ),
        },
        { label: "Tür", from: "1200px", cell: (entry) => <Badge color="gray">{kindOf(entry)}</Badge> },
        { label: "Zaman", width: "16%", text: ({ at }) => formatMoment(at) },
      ]}
      row={{
        nameOf: (entry) => entry.name ?? kindOf(entry),
        hasOneAction: true,
        actions: (entry) =>
          isUndone(entry) ? (
            <Box px="2">
              <Text size="1" color="gray">
                Geri alındı
              </Text>
            </Box>
          ) : (
            undoOf(entry, unit) && <UndoButton entry={entry} />
          ),
      }}
    />
  );
}
