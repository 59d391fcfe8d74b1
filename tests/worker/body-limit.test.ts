import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { COMMENTED_PAGE } from "../support/commenter";
import { setupSite } from "../support/site";

const site = setupSite();
/** One connection, which stays open. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

/** Posts in chunks, so that the length is not declared, and returns the status. */
async function post(path: string, type: string, chunks: string[]): Promise<number | undefined> {
  const headers = { "Content-Type": type, Origin: site.server.origin, "Transfer-Encoding": "chunked" };
  const sent = request(site.server.origin + path, { method: "POST", agent, headers });
  for (const chunk of chunks) sent.write(chunk);
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer.statusCode;
}

const view = () => post("/api/views", "application/json", ['{"kind":"post",', '"id":"yok"}']);

describe("a body of unknown length", () => {
  it("is read within the limit", async () => expect(await view()).toBe(204));

  it.each([
    ["/api/views", "application/json", "70 KB", 7, 413],
    ["/api/comments", "application/json", "10 MB", 1_000, 413],
    ["/api/comments", "text/plain", "10 MB", 1_000, 415],
    [COMMENTED_PAGE, "application/x-www-form-urlencoded", "10 MB", 1_000, 413],
  ])("for %s as %s of %s is refused, and the next request is answered", async (path, type, _, chunks, status) => {
    const answers = [await post(path, type, Array<string>(chunks).fill("x".repeat(10_000))), await view()];
    expect(answers).toEqual([status, 204]);
  });
});
