import { Card, Skeleton, Text } from "@radix-ui/themes";

/** One figure of the schedule, with what explains it. */
export function StateCard({ label, value, note }: { label: string; value: string | undefined; note?: string }) {
  return (
    <Card size="2">
      <Text as="p" size="2" color="gray">
        {label}
      </Text>
      <Skeleton loading={value === undefined}>
        <Text as="p" size="5" weight="bold">
          {value ?? "0"}
        </Text>
      </Skeleton>
      <Text as="p" size="1" color="gray">
        {note ?? " "}
      </Text>
    </Card>
  );
}
