import { afterEach, beforeEach, vi } from "vitest";
import { releaseOwn, ownKey, writeDraft } from "../../app/admin/draft/drafts";

export const FORM = "post:1";
export const draft = (title: string, savedAt = 1) => ({ values: { title }, savedAt });
export const keys = () => Object.keys(localStorage);

/** The id of a draft by its key. */
export const idOf = (key = "") => key.slice(`panel-draft:${FORM}:`.length);

/** The instant so many minutes before. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Hides the tab, or shows it again. */
export function hide(isHidden = true) {
  Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Writes a draft as a tab does that is closed afterwards; returns its key. */
export function leave(title: string, { form = FORM, savedAt = 1, basis = "" } = {}) {
  writeDraft(form, { ...draft(title, savedAt), ...(basis && { basis }) });
  const key = ownKey(form);
  releaseOwn(form);
  return key;
}

/** The locks that other tabs hold; happy-dom knows none. */
export const lockElsewhere = (...names: string[]) =>
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: names.map((name) => ({ name })) }),
      request: () => Promise.resolve(),
    },
  });

interface Copy {
  form: string;
  id: string;
  values: object | null;
  basis?: string;
  saved_at: string;
  device: string;
  device_type: string;
}

/** Keeps drafts as the site's server does, for as long as it is not told to answer otherwise. */
interface DraftServer {
  copies: Map<string, Copy>;
  others: { form: string; name: string }[];
  /** The requests that write, in their order. */
  writes: string[];
  /** Answers the next requests that write; `undefined` fails like a network. */
  answer: undefined | (() => Promise<Response | undefined>);
  /** Stores a draft of another device; returns its key. */
  leave(title: string, saved_at: string, of?: { id?: string; form?: string; basis?: string }): string;
}

/** Starts the server afresh, in place of the network. */
function startServer(server: DraftServer) {
  const copies = new Map<string, Copy>();
  Object.assign(server, {
    copies,
    others: [],
    writes: [],
    answer: undefined,
    leave: (title, saved_at, { id = "", form = FORM, basis = "" } = {}) => {
      const device = { device: "Chrome, Android", device_type: "mobile" };
      copies.set(form, {
        form,
        id: id || crypto.randomUUID(),
        values: { title },
        ...(basis && { basis }),
        saved_at,
        ...device,
      });
      return `panel-draft:${form}:${copies.get(form)?.id}`;
    },
  } satisfies DraftServer);
  vi.stubGlobal("fetch", async (url: string, { method, body }: { method: string; body?: string }) => {
    const [form = "", id] = url.split("/").slice(4).map(decodeURIComponent);
    if (method === "GET" && form) return Response.json(copies.get(form) ?? null);
    if (method === "GET") {
      const own = [...copies.values()].map(({ values, ...copy }) => ({ ...copy, is_ended: values === null }));
      return Response.json({ own, others: server.others });
    }
    server.writes.push(method === "DELETE" ? `end ${id}` : (body ?? ""));
    const answer = await server.answer?.();
    if (server.answer && !answer) throw new TypeError("offline");
    if (answer && !answer.ok) return answer;
    const saved_at = new Date().toISOString();
    if (method === "DELETE") {
      const copy = copies.get(form);
      if (copy && copy.id === id) copies.set(form, { ...copy, values: null, saved_at });
      return new Response(null, { status: 204 });
    }
    const draft = JSON.parse(body ?? "") as Copy;
    const former = copies.get(draft.form);
    copies.set(draft.form, { ...draft, saved_at, device: "Firefox, Windows", device_type: "desktop" });
    return Response.json({ saved_at, replaced: former?.values && former.id !== draft.id ? former : null });
  });
}

/** Registers hooks that begin each test without drafts and locks. Returns the server of drafts. */
export function setupDrafts() {
  const server = {} as DraftServer;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    lockElsewhere();
    startServer(server);
  });
  afterEach(() => releaseOwn(FORM));
  return server;
}

/** As `setupDrafts`, with a clock that stands at noon and in a tab that is seen. */
export function setupServerDrafts() {
  const server = setupDrafts();
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse("2026-11-27T12:00:00Z") });
    hide(false);
  });
  return server;
}
