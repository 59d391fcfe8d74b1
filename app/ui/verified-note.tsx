import type { Person } from "../../worker/records/people.server";
import { formatDate } from "../../worker/text/calendar";
import { daysUnverified, type Verifiable } from "../../worker/verification/rules";
import { PersonLink } from "./person-link";

export interface Verification extends Verifiable {
  /** Days after which it has to be verified again. */
  verification_days: number;
  /** Who verified it, if that profile is public. */
  verifier?: Person | null;
}

const LATE = {
  terms: (days: number) => `Bu şartlar ${days} gündür doğrulanmadı`,
  profile: (days: number) => `Bu bilgiler ${days} gündür doğrulanmadı`,
};

interface VerifiedNoteProps {
  of: Verification;
  subject: keyof typeof LATE;
  today: string;
}

/** When editors last compared the page with the operator's terms. */
export function VerifiedNote({ of, subject, today }: VerifiedNoteProps) {
  const days = daysUnverified(of, today);
  if (days > of.verification_days) return <p className="checked late">{LATE[subject](days)}</p>;
  if (!of.last_verified_at) return <p className="checked none">Henüz doğrulanmadı</p>;
  const day = `Son doğrulama: ${formatDate(of.last_verified_at)}`;
  if (!of.verifier) return <p className="checked">{day}</p>;
  return (
    <p className="checked">
      <span>
        {`${day}, `}
        <PersonLink person={of.verifier} />
      </span>
    </p>
  );
}
