import { afterAll } from "vitest";
import { backOffice, type Office } from "./office";
import { startWritingService, type WritingService } from "./writing-service";

export const WRITING = "/api/admin/writing";
/** The key of the text service; no answer and no log may hold a part of it. */
export const KEY = "sk-test-Gizli-Anahtar-0123456789";

/** The back office whose writing desk talks to a stand-in. */
export interface WritingDesk extends Office {
  service: WritingService;
  post(what: string, body: unknown, by?: Office["client"]): Promise<Response>;
}

/** Opens the back office with a writing desk for the tests of one file. */
export function writingDesk(): WritingDesk {
  const desk = backOffice(async () => {
    desk.service = await startWritingService();
    return { vars: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: desk.service.url } };
  }) as WritingDesk;
  desk.post = (what, body, by = desk.client) => by.send("POST", `${WRITING}/${what}`, body);
  afterAll(() => desk.service.close());
  return desk;
}

/** What a stream of the desk sent. */
export async function eventsOf<E>(response: Response): Promise<E[]> {
  const text = await response.text();
  return text
    .split("\n\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice(6)) as E);
}
