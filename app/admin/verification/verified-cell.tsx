import { daysAgo, dayInIstanbul } from "../../../worker/text/calendar";
import { daysUnverified, type Verifiable } from "../../../worker/verification/rules";
import { now } from "../shell/dates";

interface VerifiedRow extends Verifiable {
  verified_by: string | null;
  /** Limit in days. */
  verification_days: number;
}

/** When a record was verified last, in words. */
export function verifiedText({ last_verified_at }: Verifiable): string {
  return last_verified_at ? `Doğrulama: ${daysAgo(last_verified_at, dayInIstanbul(now()))}` : "Henüz doğrulanmadı";
}

/** Time since a record's last verification, marked past its limit. */
export function VerifiedCell({ row }: { row: VerifiedRow }) {
  const today = dayInIstanbul(now());
  const isLate = daysUnverified(row, today) > row.verification_days;
  const { last_verified_at, verified_by } = row;
  return (
    <span className={isLate ? "state-soon" : undefined} title={verified_by ?? undefined}>
      {last_verified_at ? daysAgo(last_verified_at, today) : "Henüz değil"}
    </span>
  );
}
