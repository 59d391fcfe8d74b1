import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface TurnstileService {
  url: string;
  /** What it was asked, in order. */
  asked: Record<string, string>[];
  stop(): void;
}

/**
 * A stand-in for Turnstile's service on loopback. Tokens that begin with `good` are a person's, and good once; `hang`
 * gets no answer, `500` an error, `secret` the word that our secret is wrong.
 */
export async function startTurnstileService(): Promise<TurnstileService> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const token = form["response"] ?? "";
      const isUsed = service.asked.some((earlier) => earlier["response"] === token);
      service.asked.push(form);
      if (token === "hang") return;
      if (token === "500") return void response.writeHead(500).end("oops");
      const success = token.startsWith("good") && !isUsed;
      const code =
        token === "secret" ? "invalid-input-secret" : isUsed ? "timeout-or-duplicate" : "invalid-input-response";
      response.end(JSON.stringify({ success, "error-codes": success ? [] : [code] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const service: TurnstileService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: [],
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}
