import { Box } from "@radix-ui/themes";
import { Select } from "../../shell/select";
import { useNarrow } from "../../shell/use-narrow";
import type { CheckedRow } from "./words";

/** Chosen targets by address; the first proposal if there is none, empty for no rule. */
export type Targets = Record<string, string>;

/** The target that a missing address would get; empty for none. */
export const proposedFor = ({ kind, address, nearest }: CheckedRow, targets: Targets): string =>
  kind === "missing" ? (targets[address] ?? nearest[0]?.path ?? "") : "";

interface ProposalSelectProps {
  row: CheckedRow;
  targets: Targets;
  onTargets: (change: (targets: Targets) => Targets) => void;
}

/** The records like a missing address. */
export function ProposalSelect({ row, targets, onTargets }: ProposalSelectProps) {
  const { kind, address, nearest } = row;
  const width = useNarrow() ? "9rem" : "13rem";
  if (kind !== "missing" || nearest.length === 0) return null;
  return (
    <Box width={width}>
      <Select
        aria-label={`Öneri: ${address}`}
        style={{ width }}
        value={proposedFor(row, targets)}
        empty="Kural yapma"
        options={nearest.map(({ path, title }) => ({ value: path, label: title }))}
        onChange={(target) => onTargets((known) => ({ ...known, [address]: target }))}
      />
    </Box>
  );
}
