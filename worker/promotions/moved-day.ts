import { extendedDay } from "../text/calendar";

export const MOVES = ["+7", "+30"] as const;

const isMove = (value: string | null): value is (typeof MOVES)[number] => MOVES.some((move) => move === value);

/** Whether a change shows a promotion again that has ended but is still active. */
export const isRevived = (
  { is_active, expiry_date }: { is_active: boolean; expiry_date: string | null },
  day: string | null,
  today: string,
) => is_active && expiry_date !== null && expiry_date < today && (day === null || day >= today);

/** The last day after a change: itself a day, none, or days after the current one, which undated promotions do not have. */
export function movedDay(expiryDate: string | null, value: string | null, today: string): string | null {
  if (!isMove(value)) return value;
  return expiryDate === null ? null : extendedDay(expiryDate, Number(value), today);
}
