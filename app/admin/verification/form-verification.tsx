import { Button, Flex, Text } from "@radix-ui/themes";
import { dayInIstanbul, daysAgo } from "../../../worker/text/calendar";
import { useNames } from "../session/names";
import { now } from "../shell/dates";
import { useVerify } from "./use-verify";

interface FormVerificationProps {
  record: { id: string; last_verified_at: string | null; verified_by: string | null };
}

/** Last verification of a form's record, and a button for another; independent of unsaved changes. */
export function FormVerification({ record: { id, last_verified_at, verified_by } }: FormVerificationProps) {
  const { verify, isBusy, isDone } = useVerify(id);
  const nameOf = useNames();
  const who = verified_by && (nameOf(verified_by) ?? verified_by);
  const today = dayInIstanbul(now());
  const when = isDone ? "bugün" : last_verified_at && daysAgo(last_verified_at, today);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text size="2" color="gray" role="status">
        {when ? `Son doğrulama: ${[when, !isDone && who].filter(Boolean).join(", ")}` : "Henüz doğrulanmadı"}
      </Text>
      <Button variant="surface" loading={isBusy} onClick={() => verify()}>
        Doğrula
      </Button>
    </Flex>
  );
}
