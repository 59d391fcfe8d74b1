import { Box, Button, Callout, Flex, Grid, RadioCards, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { READ_FAILED } from "../../../worker/failure-sentences";
import { answered, api } from "../api";
import type { ChangedField } from "../form/changed-fields";
import { ConflictChanges } from "../form/conflict-changes";
import type { Conflict } from "../form/conflict-dialog";
import { useNames } from "../session/names";
import { formatMoment } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { Loaded } from "../shell/loaded";
import { CancelButton } from "../shell/cancel-button";
import type { RecordHistory } from "./record-history";
import "./versions.css";

interface PickerProps {
  history: RecordHistory;
  /** How the form differs from a version. */
  changesFrom: (row: Record<string, unknown>) => ChangedField[];
  /** Saves the form with the named fields of the version. */
  merge: Conflict["merge"];
  onDone: () => void;
}

/** Versions of a record; the chosen one is compared with the form and can be saved as the newest. */
export default function VersionPicker(props: PickerProps) {
  const { kind, id } = props.history;
  const [picked, setPicked] = useState<string>();
  const nameOf = useNames();
  const list = useQuery({
    queryKey: ["versions", kind, id],
    queryFn: () =>
      answered(api.versions[":kind"][":record"].$get({ param: { kind, record: id } }), READ_FAILED.versions),
    gcTime: 0,
  });
  return (
    <Loaded query={list}>
      {(versions) => {
        const chosen = picked ?? versions[0]?.id;
        if (!chosen) return <Text color="gray">Bu kayıt henüz değiştirilmedi; eski sürümü yok.</Text>;
        return (
          <Grid columns={{ initial: "1", sm: "14rem 1fr" }} gap="4">
            <Box className="versions">
              <RadioCards.Root
                columns="1"
                gap="2"
                size="1"
                value={chosen}
                onValueChange={setPicked}
                aria-label="Eski sürümler"
              >
                {versions.map(({ id: version, saved_at, saved_by }) => (
                  <RadioCards.Item key={version} value={version}>
                    <Flex direction="column" width="100%">
                      <Text size="2" weight="medium">
                        {formatMoment(saved_at)}
                      </Text>
                      <Text size="1" color="gray">
                        {saved_by ? (nameOf(saved_by) ?? saved_by) : "Kaydeden bilinmiyor"}
                      </Text>
                    </Flex>
                  </RadioCards.Item>
                ))}
              </RadioCards.Root>
            </Box>
            <Version key={chosen} id={chosen} {...props} />
          </Grid>
        );
      }}
    </Loaded>
  );
}

/** Differences between a version and the form, by field. */
function Version({ id, ...props }: PickerProps & { id: string }) {
  const version = useQuery({
    queryKey: ["versions", id],
    queryFn: () => answered(api.versions[":id"].$get({ param: { id } }), READ_FAILED.versions),
    staleTime: Infinity,
  });
  return <Loaded query={version}>{(row) => <Differences row={row} {...props} />}</Loaded>;
}

interface DifferencesProps extends PickerProps {
  row: Record<string, unknown> & { lost_pictures: string[] };
}

function Differences({ row, history, changesFrom, merge, onDone }: DifferencesProps) {
  const [changes] = useState(() => changesFrom(row));
  const [taken, setTaken] = useState(() => changes.map(({ name }) => name));
  function restore() {
    onDone();
    merge({ ...row, updated_at: history.updated_at }, taken);
  }
  const lost = row.lost_pictures;
  return (
    <Flex direction="column" gap="4" minWidth="0">
      {lost.length > 0 && (
        <Callout.Root color="orange" size="1" className={HIGH_CONTRAST}>
          <Callout.Text>
            {`Bu sürümdeki ${lost.length} görsel artık yok; bu sürüme dönerseniz yerleri boş kalır: ${lost.join(", ")}`}
          </Callout.Text>
        </Callout.Root>
      )}
      <ConflictChanges
        changes={changes}
        titles={["Bu sürüm", "Şimdiki"]}
        taken={taken}
        onTake={(name, isTaken) =>
          setTaken((now) => [...now.filter((other) => other !== name), ...(isTaken ? [name] : [])])
        }
      />
      <Flex gap="3" justify="end" wrap="wrap">
        <CancelButton />
        {changes.length > 0 && (
          <Button type="button" disabled={taken.length === 0} onClick={restore}>
            {taken.length === changes.length ? "Bu sürüme dön" : "Seçtiklerime dön"}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
