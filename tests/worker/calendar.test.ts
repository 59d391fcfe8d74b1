import { beforeEach, describe, expect, it } from "vitest";
import { blog_posts, promotions, type Post, type Promotion, record_versions } from "../../db/schema";
import type { CalendarEntry, Turn } from "../../worker/publishing/calendar-rules";
import { dayAfter, dayInIstanbul, fromIstanbulClock, laterDay } from "../../worker/text/calendar";
import { draftPost, replaceAllPosts, setSchedule } from "../support/drafts";
import { promotionInput } from "../support/inputs";
import { PUBLISHING, setupPublishingSite } from "../support/publishing-site";
import { expectRefused } from "../support/test-server";
import { changeOf, undoClient } from "../support/undo-client";

interface Calendar {
  entries: CalendarEntry[];
  turns: Turn[];
  hidden: { kind: string; day: string; total: number }[];
  drafts: { id: string; title: string }[];
  unplanned: number;
  queue: { total: number; is_active: boolean; drafts: { title: string }[] };
}

const CALENDAR = "/api/admin/calendar";
const site = setupPublishingSite({ logsStatements: true });
const read = (from: string, to: string) => site.admin.call<Calendar>("GET", `${CALENDAR}?from=${from}&to=${to}`);
const of = ({ entries }: Calendar, kind: string) => entries.filter((entry) => entry.kind === kind);
const daysOf = (calendar: Calendar, kind: string) => of(calendar, kind).map(({ title, day }) => [title, day]);
const published = (n: number, published_at: string) =>
  draftPost(n, { is_published: true, published_at, queue_position: null });
const addPromotion = (title: string, expiry_date: string, is_active = true) =>
  site.admin.call<Promotion>("POST", "promotions", { ...promotionInput(), title, expiry_date, is_active });

beforeEach(async () => {
  await replaceAllPosts(site.server.db, []);
  await site.server.db.update(promotions).set({ expiry_date: null });
  await setSchedule(site.server.db, "2026-01-01T06:00:00.000Z", 1, false);
});

describe("the calendar", () => {
  it("puts what was published and is planned on its day in Istanbul, to the ends of a month", async () => {
    await replaceAllPosts(site.server.db, [
      published(1, "2024-01-31T20:59:59.999Z"),
      published(2, "2024-01-31T21:00:00.000Z"),
      published(3, "2024-02-29T20:59:59.999Z"),
      published(4, "2024-02-29T21:00:00.000Z"),
      draftPost(5, { publish_at: "2024-02-28T21:30:00.000Z" }),
      draftPost(6),
    ]);
    await addPromotion("Şubatta Biten", "2024-02-29");
    await addPromotion("Martta Biten", "2024-03-01");
    await addPromotion("Kapalı", "2024-02-29", false);
    const february = await read("2024-02-01", "2024-02-29");
    expect(daysOf(february, "published")).toEqual([
      ["Taslak 2", "2024-02-01"],
      ["Taslak 3", "2024-02-29"],
    ]);
    expect(daysOf(february, "scheduled")).toEqual([["Taslak 5", "2024-02-29"]]);
    expect(daysOf(february, "ending")).toEqual([["Şubatta Biten", "2024-02-29"]]);
    expect(february).toMatchObject({ hidden: [], turns: [], queue: { total: 1, is_active: false } });
  });

  it("is read in two round trips", async () => {
    await replaceAllPosts(site.server.db, [draftPost(1), published(2, new Date().toISOString())]);
    const today = dayInIstanbul(new Date());
    await setSchedule(site.server.db, new Date(Date.now() + 3_600_000).toISOString());
    site.server.sentStatements();
    await read(today, laterDay(today, 44));
    const sent = site.server.sentStatements().filter(([first]) => !first?.includes("sessions"));
    expect(sent.map((statements) => statements.length)).toEqual([9, 1]);
  });

  it("names twenty entries of a kind and day, counts the others, and still names the days after", async () => {
    await replaceAllPosts(site.server.db, [
      ...Array.from({ length: 130 }, (_, n) => published(n, `2024-05-10T08:00:00.${`${n}`.padStart(3, "0")}Z`)),
      published(200, "2024-05-11T08:00:00.000Z"),
    ]);
    const may = await read("2024-05-01", "2024-05-31");
    expect(of(may, "published").map(({ day }) => day)).toEqual([...Array<string>(20).fill("2024-05-10"), "2024-05-11"]);
    expect(may.hidden).toEqual([{ kind: "published", day: "2024-05-10", total: 110 }]);
    expect(of(may, "published")[0]?.title).toBe("Taslak 0");
  });

  it("shows which posts each run of the queue will publish, up to the first run without any", async () => {
    const drafts = Array.from({ length: 5 }, (_, n) => draftPost(n + 1));
    await replaceAllPosts(site.server.db, [
      ...drafts,
      draftPost(9, { publish_at: fromIstanbulClock("2095-01-01T09:00") }),
    ]);
    const day = dayAfter(new Date(), 40);
    const next = fromIstanbulClock(`${day}T00:30`);
    await setSchedule(site.server.db, next, 2);
    const calendar = await read(laterDay(day, -3), laterDay(day, 20));
    expect(calendar.turns.map(({ day: on, position, total }) => [on, position, total])).toEqual([
      [day, 1, 2],
      [laterDay(day, 1), 3, 2],
      [laterDay(day, 2), 5, 1],
      [laterDay(day, 3), 7, 0],
    ]);
    expect(of(calendar, "queued").map(({ title, position, at }) => [title, position, at])).toEqual(
      [0, 0, 1, 1, 2].map((days, n) => [`Taslak ${n + 1}`, n + 1, fromIstanbulClock(`${laterDay(day, days)}T00:30`)]),
    );
    const later = await read(laterDay(day, 2), laterDay(day, 2));
    expect(daysOf(later, "queued")).toEqual([["Taslak 5", laterDay(day, 2)]]);
    await site.admin.send("PUT", `${PUBLISHING}/queue/${drafts[4]?.id}/position`, { position: 1 });
    expect(of(await read(day, day), "queued").map(({ title }) => title)).toEqual(["Taslak 5", "Taslak 1"]);
  });

  it("offers the drafts that nothing is planned for", async () => {
    const loose = draftPost(1, { queue_position: null });
    await replaceAllPosts(site.server.db, [loose, draftPost(2)]);
    const { drafts, unplanned, queue } = await read("2024-01-01", "2024-01-01");
    expect(drafts.map(({ id }) => id)).toEqual([loose.id]);
    expect(unplanned).toBe(1);
    expect(queue.drafts.map(({ title }) => title)).toEqual(["Taslak 2"]);
  });

  it("refuses more than 45 days, days that end before they begin, and what is no day", async () => {
    const get = (query: string) => site.admin.get(`${CALENDAR}${query}`);
    expect((await get("?from=2026-01-01&to=2026-02-14")).status).toBe(200);
    const sentence = "Takvim 1 ile 45 gün arasında gösterilir";
    await expectRefused(await get("?from=2026-01-01&to=2026-02-15"), 422, sentence);
    await expectRefused(await get("?from=2026-01-02&to=2026-01-01"), 422, sentence);
    for (const query of ["", "?from=2026-01-01", "?from=2026-02-30&to=2026-03-01", "?from=1999-01-01&to=1999-01-02"])
      expect((await get(query)).status).toBe(422);
  });
});

describe("the plan of a draft", () => {
  const plan = (id: string, body: object) => site.admin.send("PUT", `${PUBLISHING}/plan/${id}`, body);
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

  it("gets and loses a time of its own, as a version of the post; the queue keeps its position", async () => {
    const drafts = [draftPost(1), draftPost(2)] as const;
    await replaceAllPosts(site.server.db, [...drafts]);
    const [{ id, updated_at }] = drafts;
    const publish_at = tomorrow();
    const answer = await (await plan(id, { publish_at, updated_at })).json<Post>();
    expect(answer).toMatchObject({ id, publish_at });
    expect(await site.queue()).toEqual(["Taslak 2"]);
    expect((await site.server.db.select().from(record_versions)).filter((row) => row.record_id === id)).toHaveLength(1);
    await expectRefused(await plan(id, { publish_at: null, updated_at }), 409);
    await plan(id, { publish_at: null, updated_at: answer.updated_at });
    expect(await site.queue()).toEqual(["Taslak 1", "Taslak 2"]);
  });

  it("can be a position of the queue instead", async () => {
    const timed = draftPost(3, { queue_position: null, publish_at: tomorrow() });
    await replaceAllPosts(site.server.db, [draftPost(1), draftPost(2), timed]);
    await plan(timed.id, { publish_at: null, position: 2, updated_at: timed.updated_at });
    expect(await site.queue()).toEqual(["Taslak 1", "Taslak 3", "Taslak 2"]);
  });

  it.each([null, 40])(
    "gets its time and its kept position (%s) back when a turn of the queue is undone",
    async (kept) => {
      const publish_at = tomorrow();
      const timed = draftPost(3, { queue_position: kept, publish_at });
      await replaceAllPosts(site.server.db, [draftPost(1), draftPost(2), timed]);
      const change = changeOf(await plan(timed.id, { publish_at: null, position: 1, updated_at: timed.updated_at }));
      expect(await site.queue()).toEqual(["Taslak 3", "Taslak 1", "Taslak 2"]);
      await undoClient(() => site.admin).undo(change, "edit");
      expect(await site.post(timed.id)).toMatchObject({ publish_at, queue_position: kept });
      expect(await site.queue()).toEqual(["Taslak 1", "Taslak 2"]);
    },
  );

  it("is no moment that has passed, no time beside a position, and none of a published post", async () => {
    const draft = draftPost(1);
    const post = published(2, "2024-01-01T00:00:00.000Z");
    await replaceAllPosts(site.server.db, [draft, post]);
    const { id, updated_at } = draft;
    const past = new Date(Date.now() - 60_000).toISOString();
    await expectRefused(
      await plan(id, { publish_at: past, updated_at }),
      422,
      "Geçmiş bir zamana taşınamaz; ileri bir zaman seçin.",
    );
    expect((await plan(id, { publish_at: tomorrow(), position: 1, updated_at })).status).toBe(422);
    await expectRefused(
      await plan(post.id, { publish_at: tomorrow(), updated_at: post.updated_at }),
      409,
      "Bu yazı zaten yayında",
    );
    await expectRefused(await plan(crypto.randomUUID(), { publish_at: null, updated_at }), 404);
    const [row] = await site.server.db.select().from(blog_posts);
    expect(row?.publish_at).toBeNull();
  });
});
