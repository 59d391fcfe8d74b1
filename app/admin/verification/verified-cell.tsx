import { Flex, Text } from "@radix-ui/themes";
import { daysAgo, dayInIstanbul } from "../../../worker/text/calendar";
import { daysUnverified, type Verifiable } from "../../../worker/verification/rules";
import { now } from "../shell/dates";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { VerifyButton } from "./verify-button";

interface VerifiedRow extends Verifiable {
  id: string;
  verified_by: string | null;
  /** Limit in days. */
  verification_days: number;
}

/** Date and editor of a record's last verification, orange past its limit, with a button to verify. */
export function VerifiedCell({ row, name }: { row: VerifiedRow; name: string }) {
  const today = dayInIstanbul(now());
  const isLate = daysUnverified(row, today) > row.verification_days;
  return (
    <Flex direction="column" gap="1" align="start">
      <Text
        size="2"
        {...(isLate && { color: "orange", className: HIGH_CONTRAST })}
        title={row.verified_by ?? undefined}
      >
        {row.last_verified_at ? daysAgo(row.last_verified_at, today) : "Henüz değil"}
      </Text>
      <VerifyButton id={row.id} of={name} />
    </Flex>
  );
}
