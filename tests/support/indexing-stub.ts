import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stub responds: `slow` after 800 ms, `hang` never. */
export type StubMode = "ok" | "error field" | "500" | "redirect" | "slow" | "hang" | "garbage";

const SLOW_MS = 800;

export interface IndexingStub {
  url: string;
  mode: StubMode;
  /** How IndexNow responds, if not as the other service. */
  indexNow?: StubMode;
  /** The requests received, in order: the URLs, and the token or key. */
  requests: { path: string; addresses: string[]; secret: string | null; body?: unknown }[];
  stop(): Promise<void>;
}

/** Starts a stub of `GET /index?url=&token=` and for IndexNow's `POST /indexnow` on loopback. */
export async function startIndexingStub(): Promise<IndexingStub> {
  const server = createServer((request, response) => void answer(service, request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: IndexingStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: "ok",
    requests: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

async function answer(service: IndexingStub, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "/", service.url);
  let text = "";
  for await (const chunk of request) text += String(chunk);
  const body = text ? (JSON.parse(text) as { urlList: string[]; key: string }) : undefined;
  const addresses = body?.urlList ?? [searchParams.get("url") ?? ""];
  service.requests.push({ path: pathname, addresses, secret: body?.key ?? searchParams.get("token"), body });
  const reply = (status: number, content: string, headers = {}) => response.writeHead(status, headers).end(content);
  switch ((pathname === "/indexnow" && service.indexNow) || service.mode) {
    case "ok":
      return reply(200, '{"status":"ok","error":null}');
    case "error field":
      return reply(200, '{"error":"quota exceeded"}');
    case "500":
      return reply(500, "broken");
    case "redirect":
      return reply(302, "", { Location: `${service.url}/elsewhere` });
    case "garbage":
      return reply(200, "<html>");
    case "slow":
      return setTimeout(() => reply(200, ""), SLOW_MS);
    case "hang":
      return undefined;
  }
}
