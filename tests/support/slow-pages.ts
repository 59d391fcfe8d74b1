import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { contentHeaders } from "./content-headers";

const PIECE_CHARACTERS = 800;

/** Starts a proxy for the site at `target`. It sends the body of the first page in pieces, one a call of `sendPiece`. */
export async function startSlowPages(target: string) {
  let open: { answer: ServerResponse; rest: string } | undefined;
  async function pass(path: string, accept: string, answer: ServerResponse) {
    const got = await fetch(target + path, { headers: { accept } });
    answer.writeHead(got.status, contentHeaders(got));
    if (!got.headers.get("Content-Type")?.includes("html")) return void answer.end(await got.bytes());
    const page = await got.text();
    const bodyStart = page.indexOf("<body");
    open ??= { answer, rest: page.slice(bodyStart) };
    answer.write(page.slice(0, bodyStart));
  }
  const server = createServer(({ method, url = "/", headers: { accept = "" } }, answer) => {
    if (method !== "GET") return void answer.writeHead(204).end();
    pass(url, accept, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Returns whether the page has further pieces. Throws if no page was requested yet. */
    sendPiece() {
      if (!open) throw new Error("no page was asked for");
      open.answer.write(open.rest.slice(0, PIECE_CHARACTERS));
      open.rest = open.rest.slice(PIECE_CHARACTERS);
      if (open.rest) return true;
      open.answer.end();
      return false;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
