import { type Client, createClient, type InArgs } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import { libsqlWithOverlay, type Overlay } from "./overlay";
import { libsqlWithTimeout } from "./timeout";

export interface LibsqlOptions {
  url: string;
  authToken?: string;
  deadline: number;
  overlay?: Overlay | undefined;
}

/** A client for each request, since workerd ties sockets to it. */
export function openLibsql({ deadline, overlay, ...config }: LibsqlOptions) {
  const client = createClient(config);
  return over(libsqlWithTimeout(overlay ? libsqlWithOverlay(client, overlay) : client, deadline));
}

const over = (client: Client) =>
  Object.assign(drizzle({ client }), {
    read: (reads: { sql: string; params: unknown[] }[]) =>
      client.batch(reads.map(({ sql, params }) => ({ sql, args: params as InArgs }))),
  });
