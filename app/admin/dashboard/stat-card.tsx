import { Card, Skeleton, Text, type TextProps } from "@radix-ui/themes";

interface StatCardProps {
  label: string;
  /** Undefined while loading; null when loading failed. */
  value: string | null | undefined;
  note?: string | undefined;
  size?: TextProps["size"];
}

export function StatCard({ label, value, note, size = "7" }: StatCardProps) {
  return (
    <Card size="2">
      <Text as="p" size="2" color="gray">
        {label}
      </Text>
      <Skeleton loading={value === undefined}>
        <Text as="p" size={size} weight="bold">
          {value === null ? "–" : (value ?? "0")}
        </Text>
      </Skeleton>
      <Text as="p" size="1" color="gray">
        {note ?? " "}
      </Text>
    </Card>
  );
}
