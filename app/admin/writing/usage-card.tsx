import { Card, Flex, Heading, Text } from "@radix-ui/themes";
import type { Usage } from "../../../worker/writing/rules";
import { tokensOf } from "./tokens";
import { useWritingStatus } from "./use-writing-status";

const count = new Intl.NumberFormat("tr-TR");

/** Token usage of this month; hidden when the service is unused and not configured. */
export function UsageCard({ usage }: { usage: Usage & { calls: number } }) {
  const { isConfigured } = useWritingStatus();
  if (usage.calls === 0 && !isConfigured) return null;
  return (
    <Card size="2">
      <Heading as="h2" size="3" mb="1">
        Bu Ayki Yapay Zekâ Kullanımı
      </Heading>
      <Flex gap="4" wrap="wrap" align="baseline">
        <Text size="2">{`${count.format(usage.calls)} çağrı`}</Text>
        <Text size="2">{`${count.format(tokensOf(usage))} token`}</Text>
        {usage.calls > 0 && (
          <Text size="1" color="gray">
            {`${count.format(usage.prompt_tokens)} soru + ${count.format(usage.completion_tokens)} yanıt`}
          </Text>
        )}
      </Flex>
    </Card>
  );
}
