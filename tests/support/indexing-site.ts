import { eq } from "drizzle-orm";
import { afterAll, beforeEach, vi } from "vitest";
import { announcements, blog_posts, promotions } from "../../db/schema";
import { STATE_DEADLINE_MS } from "./deadlines";
import { draftPost, replaceAllPosts, setSchedule } from "./drafts";
import { type IndexingStub, startIndexingStub } from "./indexing-stub";
import { setupAdminSite } from "./site";

export const INDEXING_TOKEN = "dizin-anahtari-42";
export const INDEXNOW_KEY = "0123456789abcdef";
const HOUR_MS = 3_600_000;

/** The response of the announcements API. */
export interface AnnouncementState {
  waiting: number;
  given_up: number;
  is_configured: boolean;
  failures: { title: string; error: string | null; attempts: number }[];
}

/** Retries `check` until it passes, for work that goes on after the response. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: STATE_DEADLINE_MS });

/** As `setupAdminSite`, with a stub of both indexing services that is reset before each test. */
export function setupIndexingSite() {
  let service: IndexingStub;
  const site = setupAdminSite(async () => {
    service = await startIndexingStub();
    const INDEXNOW_URL = `${service.url}/indexnow`;
    return { vars: { INDEXING_URL: service.url, INDEXING_TOKEN, INDEXNOW_KEY, INDEXNOW_URL } };
  });
  beforeEach(async () => {
    await site.server.db.delete(announcements);
    Object.assign(service, { mode: "ok", indexNow: undefined, requests: [] });
  });
  afterAll(() => service.stop());
  const requestsTo = (path: string) => service.requests.filter((call) => call.path === path);
  return Object.assign(site, {
    service: () => service,
    requestsTo,
    /** The URLs submitted to the service that takes one at a time, in order. */
    submittedUrls: () => requestsTo("/index").flatMap(({ addresses }) => addresses),
    announcements: async () => site.admin.call<AnnouncementState>("GET", "publishing/announcements"),
    /** Runs the ten-minute cron as of `afterHours` from now. */
    runCron: (afterHours = 0) =>
      site.server.harness
        .getWorker()
        .scheduled({ cron: "*/10 * * * *", scheduledTime: new Date(Date.now() + afterHours * HOUR_MS) }),
    post: async (id: string) => (await site.server.db.select().from(blog_posts).where(eq(blog_posts.id, id)))[0],
    promotion: async (id: string) => (await site.server.db.select().from(promotions).where(eq(promotions.id, id)))[0],
    publish: (id: string) => site.admin.send("PUT", `/api/admin/blog/${id}/publication`),
    /** Replaces all posts by one draft and switches the schedule off. */
    async createOnlyDraft() {
      const draft = draftPost(1);
      await replaceAllPosts(site.server.db, [draft]);
      await setSchedule(site.server.db, "2099-01-01T00:00:00.000Z", 1, false);
      return draft;
    },
  });
}
