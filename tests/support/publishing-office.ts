import { eq } from "drizzle-orm";
import { blog_posts } from "../../db/schema";
import { backOffice, type Office } from "./office";

export const PUBLISHING = "/api/admin/publishing";
export const FUNCTIONS = "/api/functions";
const TICK = "*/10 * * * *";

export interface Schedule {
  daily_publish_count: number;
  is_active: boolean;
  next_publish_at: string | null;
  updated_at: string;
  is_cron_silent: boolean;
  last_tick_at: string | null;
}
export interface Queue {
  rows: { id: string; title: string }[];
  total: number;
  drafts: number;
}

/** The back office with what tests of publishing ask it for. */
export function publishingOffice() {
  const office = backOffice();
  const read = async <T>(path: string) => (await office.client.get(PUBLISHING + path)).json<T>();
  const schedule = () => read<Schedule>("/schedule");
  return Object.assign(office, {
    read,
    schedule,
    /** Titles of the drafts that wait, in order. */
    queue: async () => (await read<Queue>("/queue")).rows.map(({ title }) => title),
    post: (id: string) => postOf(office, id),
    /** One run of the cron at a time; an empty `cron` runs every schedule. */
    tick: (time: string, cron = TICK) =>
      office.world.server.getWorker().scheduled({ cron, scheduledTime: new Date(time) }),
    async saveSchedule(change: object) {
      const { daily_publish_count, is_active, next_publish_at, updated_at } = await schedule();
      const row = { daily_publish_count, is_active, next_publish_at, updated_at };
      return office.client.send("PUT", `${PUBLISHING}/schedule`, { ...row, ...change });
    },
  });
}

async function postOf({ world }: Office, id: string) {
  const [row] = await world.db.select().from(blog_posts).where(eq(blog_posts.id, id));
  return row;
}
