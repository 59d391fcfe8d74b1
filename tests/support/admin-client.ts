import { scryptSync } from "node:crypto";
import { admin_users, type Role, sessions, users } from "../../db/schema";
import { newSession } from "../../worker/session/sessions.server";
import { request, type TestServer } from "./test-server";

/** Sends requests to the API with the session of an account of the panel. */
export interface AdminClient {
  /** `Cookie` header of the session. */
  cookie: string;
  id: string;
  email: string;
  get(path: string): Promise<Response>;
  /** `body` goes as JSON, `FormData` and text as they are. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** As `send`, and reads the answer as JSON. A path that does not begin with a slash is one of `/api/admin/`. */
  call<Answer = { id: string }>(method: string, path: string, body?: unknown): Promise<Answer>;
}

export const PASSWORD = "kirmizi-balon-42";
/** Hashed with the lowest cost, for speed. */
const PASSWORD_HASH = `scrypt$2$1$1$tuz$${scryptSync(PASSWORD, "tuz", 32, { N: 2, r: 1, p: 1 }).toString("hex")}`;

/**
 * Creates an account with a session, in one round trip: a sign-in takes eight, each of which may take as long as a
 * visitor would wait and no longer, which is too short for the set-up of a test on a busy machine.
 */
export async function createAdminClient(
  server: TestServer,
  email = "ada@bonusrehberi.example",
  role: Role = "admin",
): Promise<AdminClient> {
  const id = crypto.randomUUID();
  const now = new Date();
  const time = now.toISOString();
  const session = newSession(id, "", now);
  await server.db.batch([
    server.db.insert(users).values({ id, email, password_hash: PASSWORD_HASH, created_at: time, updated_at: time }),
    server.db.insert(admin_users).values({ id, role, created_at: time }),
    server.db.insert(sessions).values(session.row),
  ]);
  const cookie = `session=${session.id}`;
  return {
    cookie,
    id,
    email,
    get: (path) => request(server, path, { headers: { Cookie: cookie } }),
    send: (method, path, body, headers) => send(server, cookie, method, path, body, headers),
    call: async (method, path, body) =>
      (await send(server, cookie, method, path.startsWith("/") ? path : `/api/admin/${path}`, body)).json(),
  };
}

/** A form as the bytes a browser sends, because the harness accepts only its own class of `FormData`. */
async function encoded(form: FormData): Promise<{ bytes: ArrayBuffer; type: string }> {
  const sent = new Request("http://form.example", { method: "POST", body: form });
  return { bytes: await sent.arrayBuffer(), type: sent.headers.get("Content-Type") ?? "" };
}

/** Sends a request as a page of this site does; an empty `cookie` means signed out. */
export async function send(
  server: TestServer,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = body instanceof FormData ? await encoded(body) : undefined;
  const text = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
  return request(server, path, {
    method,
    headers: {
      Origin: server.origin,
      ...(cookie && { Cookie: cookie }),
      ...(body !== undefined && { "Content-Type": form?.type ?? "application/json" }),
      ...headers,
    },
    body: form?.bytes ?? text,
  });
}
