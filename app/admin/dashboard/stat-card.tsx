import { Card, Text } from "@radix-ui/themes";
import { Skeleton } from "../shell/skeleton";

interface StatCardProps {
  label: string;
  /** Undefined while loading; null when loading failed. */
  value: string | null | undefined;
  note?: string | undefined;
  size?: "5" | "7";
}

export function StatCard({ label, value, note, size = "7" }: StatCardProps) {
  return (
    <Card size="2">
      <Text as="p" size="2" color="gray">
        {label}
      </Text>
      {value === undefined ? (
        <Skeleton heights={[`var(--line-height-${size})`]} />
      ) : (
        <Text as="p" size={size} weight="bold">
          {value ?? "–"}
        </Text>
      )}
      <Text as="p" size="1" color="gray">
        {note ?? " "}
      </Text>
    </Card>
  );
}
