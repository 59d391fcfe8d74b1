// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useBatch } from "../../../app/admin/writing/use-batch";
import { CUT } from "../../../worker/writing/rules";
import { begin } from "../../support/acting";
import { setupToasts } from "../../support/toasts";

const REQUEST = { is_batch: true as const, topic: "Bonus", count: 2, published: 1 };
const USAGE = { prompt_tokens: 3, completion_tokens: 4 };
const CONTENT = `<p>${"Çevrim şartını okuyun. ".repeat(20)}</p>`;
const NONE_WRITTEN = "Hiçbir blog içeriği oluşturulamadı";
const toasts = setupToasts();
const spend = vi.fn();

/** Answers of the text service; tests replace what they are about. */
const service = {
  ideas: vi.fn<() => Promise<Response>>(),
  article: vi.fn<(title: string, signal: AbortSignal) => Promise<Response>>(),
  seo: vi.fn<() => Promise<Response>>(),
};
const events = (...all: object[]) => new Response(all.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
const ideas = (titles: string[], is_cut = false) =>
  events({ type: "done", ideas: titles.map((title) => ({ title, brief: "" })), is_cut, usage: USAGE });
const article = (title: string) =>
  events(
    { type: "text", text: "iki kelime" },
    {
      type: "done",
      article: { title, excerpt: "", content: CONTENT, suggested_keywords: [] },
      is_fallback: false,
      is_cut: false,
      usage: USAGE,
    },
  );
const refused = (message: string) => Response.json({ error: { message } }, { status: 502 });

beforeEach(() => {
  sessionStorage.clear();
  service.ideas.mockResolvedValue(ideas(["Bir", "İki"]));
  service.article.mockImplementation((title) => Promise.resolve(article(title)));
  service.seo.mockImplementation(() =>
    Promise.resolve(events({ type: "done", seo: { title: "SEO", description: "", keywords: "" }, usage: USAGE })),
  );
  vi.stubGlobal("fetch", (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    if (url.endsWith("/ideas")) return service.ideas();
    if (url.endsWith("/seo")) return service.seo();
    return service.article((JSON.parse(body) as { topic: string }).topic, signal);
  });
});

function open() {
  const { result, unmount } = renderHook(() => useBatch(spend));
  return {
    result,
    unmount,
    start: (change: Partial<typeof REQUEST> = {}) => act(() => result.current.start({ ...REQUEST, ...change })),
    titles: () => result.current.batch?.posts.map(({ post }) => post.title),
    states: () => result.current.batch?.items.map(({ state }) => state),
  };
}

/** An article that never comes: its call ends when it is cancelled. */
const stalled = (_: string, signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
  );
/** Starts a batch and cancels it at its `count`th article. */
async function cancelAt(count: number, { result }: ReturnType<typeof open>) {
  const { done } = await begin(() => result.current.start(REQUEST));
  await waitFor(() => expect(service.article).toHaveBeenCalledTimes(count));
  act(() => result.current.cancel());
  await act(() => done);
}

describe("a batch", () => {
  it("publishes no more posts than there are ideas", async () => {
    const { start, result } = open();
    await start({ published: 5 });
    expect(result.current.batch?.published).toBe(2);
  });

  it("has a new idempotency key each time", async () => {
    const { start, result } = open();
    await start();
    const first = result.current.batch?.key;
    service.ideas.mockResolvedValue(ideas(["Bir"]));
    await start();
    expect(result.current.batch?.key).not.toBe(first);
  });

  it("is running only while it is written", async () => {
    const { result } = open();
    service.article.mockImplementation(stalled);
    const { done } = await begin(() => result.current.start(REQUEST));
    expect(result.current.isRunning).toBe(true);
    act(() => result.current.cancel());
    await act(() => done);
    expect(result.current.isRunning).toBe(false);
  });

  it("counts the tokens of every call", async () => {
    await open().start();
    expect(spend.mock.calls).toEqual(Array.from({ length: 5 }, () => [USAGE]));
  });

  it("says how many ideas could be read of an answer that was cut", async () => {
    service.ideas.mockResolvedValue(ideas(["Bir"], true));
    await open().start();
    expect(toasts()).toEqual([`${CUT}; 2 fikirden 1 tanesi okunabildi.`]);
  });

  it("tells what is missing in a post", async () => {
    service.ideas.mockResolvedValue(ideas(["Bir"]));
    service.seo.mockResolvedValue(refused("Servis yanıt vermedi"));
    await open().start();
    expect(toasts()).toEqual(["Bir\nSEO meta verileri oluşturulamadı. Servis yanıt vermedi"]);
  });
});

describe("written posts", () => {
  it("are one for each idea, in order, and are there again after a reload", async () => {
    const first = open();
    await first.start();
    const posts = ({ titles, states }: typeof first) => [...(titles() ?? []), ...(states() ?? [])];
    expect(posts(first)).toEqual(["Bir", "İki", "ready", "ready"]);
    first.unmount();
    expect(posts(open())).toEqual(["Bir", "İki", "ready", "ready"]);
  });

  it("are gone once the batch is discarded, after a reload too", async () => {
    const { start, result } = open();
    await start();
    act(() => result.current.discard());
    expect(result.current.batch).toBeUndefined();
    expect(open().result.current.batch).toBeUndefined();
  });

  it("keep a change of the batch over a reload", async () => {
    const { start, result } = open();
    await start();
    act(() => result.current.updateKept(() => ({ published: 0 })));
    expect(open().result.current.batch?.published).toBe(0);
  });
});

describe("an article that failed", () => {
  beforeEach(() => void service.article.mockResolvedValueOnce(refused("Servis yanıt vermedi")));

  it("says why and stops nothing else", async () => {
    const { start, result, states, titles } = open();
    await start();
    expect(states()).toEqual(["failed", "ready"]);
    expect(result.current.batch?.items[0]?.sentence).toContain("Servis yanıt vermedi");
    expect(titles()).toEqual(["İki"]);
  });

  it("is written again by resuming, and nothing else is", async () => {
    const { start, result, titles } = open();
    await start();
    service.article.mockClear();
    await act(() => result.current.resume());
    expect(service.article.mock.calls.map(([title]) => title)).toEqual(["Bir"]);
    expect(titles()).toEqual(["İki", "Bir"]);
  });
});

describe("a batch of which nothing came", () => {
  it("says so where every article failed", async () => {
    service.article.mockImplementation(() => Promise.resolve(refused("Servis yanıt vermedi")));
    const { start, states } = open();
    await start();
    expect(toasts()).toEqual([NONE_WRITTEN]);
    expect(states()).toEqual(["failed", "failed"]);
  });

  it("says so and why where there are no ideas", async () => {
    service.ideas.mockResolvedValue(refused("Servis yanıt vermedi"));
    const { start, result } = open();
    await start();
    expect(toasts()).toEqual([`${NONE_WRITTEN}\nServis yanıt vermedi`]);
    expect(result.current.batch).toBeUndefined();
  });
});

describe("cancelling", () => {
  it("drops a batch without posts and says nothing", async () => {
    service.article.mockImplementation(stalled);
    const hook = open();
    await cancelAt(1, hook);
    expect(hook.result.current.batch).toBeUndefined();
    expect(toasts()).toEqual([]);
  });

  it("keeps the posts that are written, and the others can be resumed", async () => {
    service.article.mockImplementationOnce((title) => Promise.resolve(article(title))).mockImplementationOnce(stalled);
    const hook = open();
    await cancelAt(2, hook);
    expect(hook.states()).toEqual(["ready", "waiting"]);
    await act(() => hook.result.current.resume());
    expect(hook.titles()).toEqual(["Bir", "İki"]);
  });
});
