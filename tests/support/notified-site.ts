import { afterAll, beforeEach } from "vitest";
import { noted_conditions, notification_targets, notifications, rate_limits } from "../../db/schema";
import { type ReceiverStub, startReceiverStub } from "./receiver-stub";
import { setupAdminSite } from "./site";

export const TOKEN = "123456789:AAE-gizli-anahtar-gizli-anahtar-xyz9";
export const NOTIFICATIONS = "/api/admin/notifications";
const KINDS = ["comment", "wrong_fact", "broken_link", "publishing", "postback", "sign_in", "backup"];

/** A target as the panel sends it. */
export const telegram = (change: object = {}) => ({
  ...{ name: "Telefonum", format: "telegram", kinds: KINDS, address: "", token: TOKEN, chat_id: "42", ...change },
});

interface Listed {
  targets: { id: string; name: string; shown: string; is_on: boolean; updated_at: string }[];
  messages: { text: string; state: string; error: string | null; target_id: string }[];
}

/** As `setupAdminSite`, without targets and messages before each test, and with a receiver in place of Telegram. */
export function setupNotifiedSite() {
  let receiver: ReceiverStub;
  const site = setupAdminSite(async () => {
    receiver = await startReceiverStub();
    return { vars: { TELEGRAM_URL: receiver.url } };
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    Object.assign(receiver, { mode: "ok", requests: [] });
    for (const table of [notification_targets, notifications, noted_conditions, rate_limits])
      await site.server.db.delete(table);
  });
  return Object.assign(site, {
    receiver: () => receiver,
    read: () => site.admin.call<Listed>("GET", "notifications"),
    add: (input: object = telegram()) =>
      site.admin.call<{ id: string; secret?: string; updated_at: string }>("POST", "notifications", input),
    /** The lines of each message received. */
    texts: () => receiver.requests.map(({ json }) => (json["text"] as string).split("\n")),
  });
}
