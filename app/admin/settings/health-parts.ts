import type { Health } from "../../../worker/system/health.server";
import type { State } from "../record-list/column";
import { formatAgo } from "../shell/dates";

interface Part {
  name: string;
  state: State;
  details: string;
  /** What to run where the part needs somebody. */
  command?: string;
}

const GOOD: State = { tone: "good", word: "Sorunsuz" };
const SOON: State = { tone: "soon", word: "Uyarı" };
const OVER: State = { tone: "over", word: "Sorun" };

const BACKUP = "npm run backup -- --remote";

/** The parts of the site in words, in the order of `Health`. */
export function partsOf(health: Health): Part[] {
  const { database, bucket, pending_purges, pending_announcements, pending_notifications, warnings } = health;
  const answers = (answer: "ok" | "failed") =>
    answer === "ok" ? { state: GOOD, details: "Yanıt veriyor" } : { state: OVER, details: "Yanıt vermiyor" };
  return [
    { name: "Veritabanı", ...answers(database) },
    { name: "Görsel deposu", ...answers(bucket) },
    { name: "Zamanlayıcı", ...cronOf(health) },
    {
      name: "Önbellek boşaltma",
      state: warnings.includes("pending_purges") ? SOON : GOOD,
      details: waiting(pending_purges, "sayfa grubu bekliyor"),
    },
    { name: "İndeksleme bildirimleri", state: GOOD, details: waiting(pending_announcements, "adres bekliyor") },
    {
      name: "Bildirimler",
      state: pending_notifications ? SOON : GOOD,
      details: waiting(pending_notifications, "bildirim henüz ulaşmadı, tekrar denenecek"),
    },
    { name: "Yedek", ...backupOf(health) },
  ];
}

function waiting(count: number | null, words: string): string {
  if (count === null) return "Bilinmiyor";
  return count === 0 ? "Bekleyen yok" : `${count.toLocaleString("tr-TR")} ${words}`;
}

/** The time that many seconds before the check, in words. */
function ago(seconds: number | null, { checked_at }: Health): string | undefined {
  const now = new Date(checked_at);
  return seconds === null ? undefined : formatAgo(new Date(now.getTime() - seconds * 1_000).toISOString(), now);
}

function cronOf(health: Health): Pick<Part, "state" | "details"> {
  const { cron, cron_age_seconds } = health;
  if (cron === "unknown") return { state: SOON, details: "Bilinmiyor" };
  const last = ago(cron_age_seconds, health);
  const ran = last ? `Son çalışma: ${last}` : "Henüz hiç çalışmadı";
  if (cron === "ok") return { state: GOOD, details: ran };
  return cron === "idle"
    ? { state: SOON, details: `${ran}; onu bekleyen yayın yok` }
    : { state: OVER, details: `${ran}; zamanı gelen yayınlar yapılmıyor` };
}

function backupOf(health: Health): Pick<Part, "state" | "details" | "command"> {
  const { backup, backup_age_seconds } = health;
  const last = ago(backup_age_seconds, health);
  const taken = last ? `Son yedek: ${last}` : "Henüz yedek alınmadı";
  if (backup === "unknown") return { state: SOON, details: "Bilinmiyor" };
  if (backup === "ok") return { state: GOOD, details: taken };
  const failed = backup === "failed" ? "; son deneme başarısız oldu" : "";
  return { state: SOON, details: `${taken}${failed}. Almak için:`, command: BACKUP };
}
