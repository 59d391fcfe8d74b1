import { formatDate } from "../../worker/turkish/calendar";
import { daysUnverified, type Verifiable } from "../../worker/verification/rules";

export interface Verification extends Verifiable {
  /** Days after which it has to be verified again. */
  verification_days: number;
}

interface VerifiedNoteProps {
  of: Verification;
  subject: "şartlar" | "bilgiler";
  /** A day in Istanbul. */
  today: string;
}

/** When editors last compared what the page says with what the operator says. */
export function VerifiedNote({ of, subject, today }: VerifiedNoteProps) {
  const days = daysUnverified(of, today);
  if (days > of.verification_days) return <p className="checked late">{`Bu ${subject} ${days} gündür doğrulanmadı`}</p>;
  if (!of.last_verified_at) return <p className="checked none">Henüz doğrulanmadı</p>;
  return <p className="checked">{`Son doğrulama: ${formatDate(of.last_verified_at)}`}</p>;
}
