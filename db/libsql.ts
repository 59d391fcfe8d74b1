import type { Client, InArgs } from "@libsql/client/web";
import { isRead, type Send } from "./send";

export function libsqlSend(client: Pick<Client, "batch">): Send {
  return async (statements) => {
    // Takes the write lock at once: taking it after a read fails while another transaction writes.
    const mode = statements.every(({ sql }) => isRead(sql)) ? "deferred" : "write";
    const sent = statements.map(({ sql, params }) => ({ sql, args: params as InArgs }));
    return (await client.batch(sent, mode)).map(({ rows }) => ({ rows: rows.map((row) => Array.from(row)) }));
  };
}

/** A client for each request, since workerd ties sockets to it. Most deployments use D1 and never load the driver. */
export function libsqlAt(url: string, authToken: string | undefined): Send {
  let send: Promise<Send> | undefined;
  const open = async () => {
    const { createClient } = await import("@libsql/client/web");
    return libsqlSend(createClient(authToken === undefined ? { url } : { url, authToken }));
  };
  return async (statements) => (await (send ??= open()))(statements);
}
