import type { SplashAd } from "../../db/schema";
import { dayInIstanbul, daysLeft } from "../text/calendar";

export const FIGURE_DAYS = 30;

/** Why an active ad does not run, by what it leads to. */
export const TARGET_FAULTS = {
  casino: "Önerilmeyen casinoya gidiyor",
  promotion: "Bonusu sona erdi",
  missing: "Hedef sayfa bulunamadı",
} as const;
export type TargetFault = keyof typeof TARGET_FAULTS;

export const RUNNING = "Yayında";
export const PASSIVE = "Pasif";
export const OVER = "Bitti";

type Campaign = Pick<SplashAd, "is_active" | "starts_at" | "ends_at"> & { fault: TargetFault | null };

/** `Yayında`, `3 gün sonra başlıyor`, or why the ad does not run. */
export function adState({ is_active, starts_at, ends_at, fault }: Campaign, now: Date): string {
  if (!is_active) return PASSIVE;
  if (ends_at !== null && ends_at <= now.toISOString()) return OVER;
  if (fault) return TARGET_FAULTS[fault];
  if (starts_at === null || starts_at <= now.toISOString()) return RUNNING;
  const days = daysLeft(dayInIstanbul(new Date(starts_at)), dayInIstanbul(now)) ?? 0;
  if (days < 2) return days === 0 ? "Bugün başlıyor" : "Yarın başlıyor";
  return `${days} gün sonra başlıyor`;
}
