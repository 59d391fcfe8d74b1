import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Client, createClient, type InValue } from "@libsql/client";

export const ACCOUNT = { id: "0123456789abcdef0123456789abcdef", name: "Deneme" };

interface Statement {
  sql: string;
  params?: InValue[];
}

/** An account of Cloudflare on this machine: databases with real SQL, names of buckets, and what the API refuses. */
export async function startCloudflareApi() {
  const databases: { uuid: string; name: string }[] = [];
  const clients = new Map<string, Client>();
  const buckets: string[] = [];
  const accounts = [ACCOUNT];
  const asked: string[] = [];
  /** The answer to requests that begin with a method and path. */
  const refused = new Map<string, { status: number; code: number; message: string }>();

  function addDatabase(name: string, uuid: string = crypto.randomUUID()) {
    clients.set(uuid, createClient({ url: ":memory:" }));
    databases.push({ uuid, name });
    return { uuid, name };
  }

  async function run(uuid: string, action: string, { sql, params = [] }: Statement) {
    const { columns = [], rows = [] } = (await clients.get(uuid)?.execute({ sql, args: params })) ?? {};
    return [
      { results: action === "query" ? rows : { columns, rows: rows.map((row) => columns.map((name) => row[name])) } },
    ];
  }

  async function resultOf(request: string, query: URLSearchParams, body: unknown): Promise<unknown> {
    const { name = "" } = (body ?? {}) as { name?: string };
    if (request === "GET /accounts") return accounts;
    if (request === "GET /d1/database") return databases.filter((one) => one.name.includes(query.get("name") ?? ""));
    if (request === "POST /d1/database") return addDatabase(name);
    if (request === "POST /r2/buckets") return buckets.push(name) && { name };
    if (request.startsWith("GET /r2/buckets/")) return buckets.find((bucket) => request.endsWith(`/${bucket}`));
    const [, uuid = "", action] = /\/d1\/database\/([^/]+)(?:\/(query|raw))?$/.exec(request) ?? [];
    return action ? run(uuid, action, body as Statement) : databases.find((database) => database.uuid === uuid);
  }

  const server = createServer((incoming, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(incoming.url ?? "", "http://localhost");
      const request = `${incoming.method} ${pathname.replace(`/accounts/${ACCOUNT.id}`, "")}`;
      asked.push(request);
      const body: unknown = incoming.method === "POST" ? JSON.parse(await text(incoming)) : undefined;
      const [, refusal] = [...refused].find(([start]) => request.startsWith(start)) ?? [];
      const result = refusal ? undefined : await resultOf(request, searchParams, body);
      const { status, ...error } = refusal ?? { status: 404, code: 7404, message: "not found" };
      response.writeHead(result === undefined ? status : 200, { "Content-Type": "application/json" });
      response.end(
        JSON.stringify(result === undefined ? { success: false, errors: [error] } : { success: true, result }),
      );
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, databases, clients, buckets, accounts, asked, refused, addDatabase, close };
}
