import { DRAFT_BYTES_MAX, DRAFT_TOO_LARGE } from "../../../worker/form-drafts/constants";
import { api, ApiError, received } from "../api";

/** Bytes that a browser sends after its page is gone. */
const KEEPALIVE_MAX = 60_000;

/** The server's time of the copies that this browser has, by the id of the draft; "" for others that may be there. */
const known = new Map<string, string>();
/** What the server has or is being sent of a form. */
const sent = new Map<string, string>();
const waiting = new Map<string, () => Promise<unknown>>();
const running = new Map<string, Promise<void>>();

export interface Copy {
  id: string;
  values: Record<string, unknown> | null;
  basis: string | null;
  saved_at: string;
}

export interface Sent {
  /** The account's draft of another device that this one replaces. */
  replaced?: Copy | null;
  /** A sentence, if the server refuses to keep the draft; undefined while it cannot be reached. */
  refusal?: string | undefined;
  isKept: boolean;
}

export const copiedAt = (id: string): string | undefined => known.get(id) || undefined;
export function noteCopy(id: string, savedAt = "") {
  if (savedAt || !known.has(id)) known.set(id, savedAt);
}

/** Sends a draft unless the server has it; `tell` is called once it has answered, or cannot. */
export function sendCopy(
  form: string,
  { id, values, basis }: { id: string; values: object; basis: string | undefined },
  tell: (outcome: Sent) => void,
) {
  const text = JSON.stringify([id, values]);
  const { size } = new Blob([text]);
  if (size > DRAFT_BYTES_MAX) return tell({ isKept: false, refusal: DRAFT_TOO_LARGE });
  if (sent.get(form) === text) return;
  sent.set(form, text);
  noteCopy(id);
  const init = document.hidden && size < KEEPALIVE_MAX ? { keepalive: true } : {};
  void alone(form, async () => {
    try {
      const json = { form, id, values: values as Record<string, unknown>, basis };
      const answer = await (await received(api["form-drafts"].$put({ json }, { init }))).json();
      known.set(id, answer.saved_at);
      tell({ isKept: true, replaced: answer.replaced });
    } catch (error) {
      sent.delete(form);
      const { status = 0, message } = error instanceof ApiError ? error : {};
      tell({ isKept: false, refusal: status >= 400 && status < 500 ? message : undefined });
    }
  });
}

/** Ends the server's copy of a draft, if it may have one; resolves when it has answered, or cannot. */
export async function endCopy(form: string, id: string): Promise<void> {
  if (!known.delete(id)) return;
  sent.delete(form);
  await alone(form, () =>
    received(api["form-drafts"][":form"][":id"].$delete({ param: { form, id } }, { init: { keepalive: true } })).catch(
      () => undefined,
    ),
  );
}

/** Forgets what was sent of a form that is closed. */
export const releaseCopy = (form: string) => void sent.delete(form);

/** Runs one request a form at a time; of those that wait the last runs. */
function alone(form: string, request: () => Promise<unknown>): Promise<void> {
  waiting.set(form, request);
  const run = running.get(form) ?? runAll(form);
  running.set(form, run);
  return run;
}

async function runAll(form: string) {
  for (let next = waiting.get(form); next; next = waiting.get(form)) {
    waiting.delete(form);
    await next();
  }
  running.delete(form);
}
