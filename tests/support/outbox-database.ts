import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Db } from "../../db/client";
import { noted_conditions, notification_targets, notifications } from "../../db/schema";
import type { Opened } from "./databases";
import { startReceiverStub, type ReceiverStub } from "./receiver-stub";

export const NOON = Date.parse("2026-11-27T09:00:00.000Z");
export const HOUR = 60;
const NAME = "Şanslı Rehber";
export const SITE = { name: NAME, defaultName: NAME, url: "https://rehber.com", currency: "TRY", media: "/media" };
export const SECRET = "imza-anahtari-7788";

type Target = typeof notification_targets.$inferInsert;

/** Registers hooks that open a database without notifications before each test, and a receiver of them. */
export function setupOutbox(open: () => Promise<Opened>) {
  const outbox = {
    ...{ db: {} as Db, receiver: {} as ReceiverStub },
    async addTarget(change: Partial<Target> = {}) {
      const of = { name: "Alıcı", format: "json", address: "https://alici.com/kanca?a=1", secret: SECRET } as const;
      const [row] = await outbox.db
        .insert(notification_targets)
        .values({ ...of, kinds: ["comment", "postback"], ...change })
        .returning();
      return row?.id ?? "";
    },
    /** What sending needs, some minutes after noon. */
    at: (minutes: number) => ({
      env: { TELEGRAM_URL: `${outbox.receiver.url}/` },
      site: SITE,
      now: new Date(NOON + minutes * 60_000),
      fetch: outbox.receiver.fetch,
    }),
    rows: () => outbox.db.select().from(notifications).orderBy(notifications.created_at),
    texts: () => outbox.receiver.requests.map(({ json }) => json["text"]),
  };
  let close: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    Object.assign(outbox, { db: opened.db, receiver: await startReceiverStub() });
  });
  afterAll(() => Promise.all([close(), outbox.receiver.stop()]));
  beforeEach(async () => {
    Object.assign(outbox.receiver, { mode: "ok", requests: [] });
    for (const table of [notification_targets, notifications, noted_conditions]) await outbox.db.delete(table);
  });
  return outbox;
}
