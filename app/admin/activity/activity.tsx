import { Badge, Flex, Text } from "@radix-ui/themes";
import { ACTIVITY_DAYS, NAMES_MAX } from "../../../worker/activity/rules";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import { RecordList } from "../list/record-list";
import { useAccount } from "../session/account";
import { Email } from "../session/email";
import { useNames } from "../session/names";
import { formatMoment } from "../shell/dates";
import { type ActivityEntry, actionOf, kindOf, NOUNS, ActivityRecord } from "./entry";

const OPTIONS = Object.entries(NOUNS).map(([value, label]) => ({ value, label }));

/** A record, or the number of records and the first of their names. */
function Records({ entry }: { entry: ActivityEntry }) {
  const { count, names } = entry;
  return (
    <Flex direction="column">
      <ActivityRecord entry={entry} />
      {count > 1 && names && (
        <Text size="1" color="gray" className="first-lines">
          {names.length < NAMES_MAX ? names : `${names}…`}
        </Text>
      )}
    </Flex>
  );
}

/** Who did what, when and to which record. */
export default function ActivityLog() {
  const nameOf = useNames();
  const { role } = useAccount();
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
        { label: "Zaman", width: "14%", text: ({ at }) => formatMoment(at) },
        { label: "Kim", cell: ({ by }) => <div title={by}>{nameOf(by) ?? <Email>{by}</Email>}</div> },
        { label: "İşlem", cell: actionOf },
        { label: "Tür", cell: (entry) => <Badge color="gray">{kindOf(entry)}</Badge> },
        { label: "Kayıt", cell: (entry) => <Records entry={entry} /> },
      ]}
      row={{ nameOf: (entry) => entry.name ?? kindOf(entry) }}
    />
  );
}
