import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface TurnstileStub {
  url: string;
  /** The requests received, in order. */
  requests: Record<string, string>[];
  stop(): void;
}

/**
 * Starts a stub of Turnstile on loopback. Tokens that begin with `good` are valid, once; `hang` gets no response, `500`
 * an error, `secret` the answer that our secret is wrong.
 */
export async function startTurnstileStub(): Promise<TurnstileStub> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const token = form["response"] ?? "";
      const isUsed = service.requests.some((earlier) => earlier["response"] === token);
      service.requests.push(form);
      if (token === "hang") return;
      if (token === "500") return void response.writeHead(500).end("oops");
      const success = token.startsWith("good") && !isUsed;
      const code =
        token === "secret" ? "invalid-input-secret" : isUsed ? "timeout-or-duplicate" : "invalid-input-response";
      response.end(JSON.stringify({ success, "error-codes": success ? [] : [code] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: TurnstileStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests: [],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
