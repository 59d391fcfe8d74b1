import { afterAll, expect } from "vitest";
import type { WritingFailure } from "../../worker/writing/rules";
import { type AdminSite, setupAdminSite } from "./site";
import type { AdminClient } from "./admin-client";
import { startWritingStub, type WritingStub } from "./writing-stub";

export const WRITING_API = "/api/admin/writing";
/** The key of the text service; no answer and no log may hold a part of it. */
export const OPENAI_API_KEY = "sk-test-Gizli-Anahtar-0123456789";

/** The site with a stub of the text service. */
export interface WritingSite extends AdminSite {
  service: WritingStub;
  /** Posts to the writing API, as another administrator where `by` is given. */
  post(path: string, body: unknown, by?: AdminClient): Promise<Response>;
}

/** As `setupAdminSite`, with a stub of the text service. */
export function setupWritingSite(): WritingSite {
  const site = setupAdminSite(async () => {
    site.service = await startWritingStub();
    return { vars: { OPENAI_API_KEY, OPENAI_BASE_URL: site.service.url } };
  }) as WritingSite;
  site.post = (path, body, by = site.admin) => by.send("POST", `${WRITING_API}/${path}`, body);
  afterAll(() => site.service.close());
  return site;
}

/** The events of a streamed response. */
export async function eventsOf<E>(response: Response): Promise<E[]> {
  const text = await response.text();
  return text
    .split("\n\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice(6)) as E);
}

/** The answer of a call that does not stream its text. */
export async function answerOf<Answer>(response: Response): Promise<Answer> {
  const [event] = await eventsOf<{ type: string }>(response);
  const { type, ...answer } = event ?? {};
  if (type !== "done") throw new Error(JSON.stringify(event));
  return answer as Answer;
}

/** Expects a call to fail with this sentence; returns what it cost. */
export async function expectFailed(response: Response, message: string) {
  const [event] = await eventsOf<WritingFailure>(response);
  expect(event).toMatchObject({ type: "error", message });
  return event?.usage;
}
