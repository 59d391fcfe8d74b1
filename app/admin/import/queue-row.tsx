import { Badge, Button, Callout, Card, Flex, Progress, Text } from "@radix-ui/themes";
import { useId } from "react";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { Select } from "../shell/select";
import { hasSample } from "./examples";
import type { ImportKind } from "./kind";
import { isKindName, KIND_NAMES, type KindName } from "./kinds";
import { isHeld, type QueuedFile, stateText } from "./states";
import { isOpen } from "./steps";
import { ImportTable } from "./table";

const COLORS = {
  waiting: "gray",
  checking: "blue",
  checked: "gray",
  importing: "blue",
  done: "grass",
  stopped: "amber",
  failed: "red",
} as const;

interface QueueRowProps {
  item: QueuedFile;
  kinds: Record<KindName, ImportKind>;
  isBusy: boolean;
  /** Whether its lines are shown at once. */
  isOnly: boolean;
  onChoose: (kind: KindName) => void;
  onRemove: () => void;
}

/** A file of the queue: its kind, state, progress and lines. */
export function QueueRow({ item, kinds, isBusy, isOnly, onChoose, onRemove }: QueueRowProps) {
  const { file, kind, state, progress, checked } = item;
  const name = useId();
  const chosen = kind && kinds[kind];
  const isSample = chosen && checked && hasSample(chosen, checked);
  return (
    <Card asChild>
      <section aria-labelledby={name}>
        <Flex direction="column" gap="3">
          <Flex align="center" gap="3" wrap="wrap">
            <Text id={name} weight="medium" style={{ overflowWrap: "anywhere", flex: "1 1 12rem" }}>
              {file.name}
            </Text>
            <Select
              aria-label={`${file.name} dosyasının türü`}
              value={kind ?? ""}
              empty="Türünü seçin"
              disabled={isBusy || state === "done"}
              options={KIND_NAMES.map((value) => ({ value, label: kinds[value].title }))}
              onChange={(value) => isKindName(value) && onChoose(value)}
            />
            <Button
              variant="surface"
              color="gray"
              disabled={isBusy}
              onClick={onRemove}
              aria-label={`${file.name}: çıkar`}
            >
              Çıkar
            </Button>
          </Flex>
          <Flex align="center" gap="2" role="status">
            <Badge
              color={COLORS[state]}
              size="2"
              className={HIGH_CONTRAST}
              style={{ whiteSpace: "normal", flexShrink: 1 }}
            >
              {stateText(item)}
            </Badge>
          </Flex>
          {progress && (
            <Progress
              size="3"
              value={(progress.done / Math.max(progress.total, 1)) * 100}
              aria-label={`${file.name}: ilerleme`}
            />
          )}
          {isSample && chosen.sampleWarning && (
            <Callout.Root color="orange" size="1" className={HIGH_CONTRAST}>
              <Callout.Text>{chosen.sampleWarning}</Callout.Text>
            </Callout.Root>
          )}
          {chosen && checked && checked.outcomes.some(({ status }) => status !== "unchanged") && (
            <details open={isOnly}>
              <summary>Satırlar</summary>
              <ImportTable file={checked} columns={chosen.columns} />
            </details>
          )}
        </Flex>
      </section>
    </Card>
  );
}

/** Lines that are written once the queue runs. */
export const openLines = ({ checked }: QueuedFile): number =>
  checked?.outcomes.filter((outcome) => isOpen(checked, outcome) || isHeld(outcome)).length ?? 0;
