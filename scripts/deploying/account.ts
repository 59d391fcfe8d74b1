import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CommandError, messageOf } from "../command-error";
import { argumentsOfTool } from "../tool";

const DEADLINE_MS = 30_000;
/** Right of an API token for the first segment of a path. */
const RIGHTS: Record<string, string> = {
  d1: "Account → D1 → Edit",
  r2: "Account → Workers R2 Storage → Edit",
  accounts: "Account → Account Settings → Read",
};
/** Code of an account in which nobody has turned R2 on. */
const R2_IS_OFF = 10_042;

interface Answer<Result> {
  result?: Result;
  errors?: { code: number; message: string }[];
}

/** Nobody is signed in to Cloudflare. */
class SignedOutError extends CommandError {}

/** An account of Cloudflare. */
export interface Account {
  id: string;
  /** Calls the API below the account; undefined if nothing stands there. Throws a `CommandError` that says what to do. */
  call: <Result>(method: "GET" | "POST", path: string, body?: object) => Promise<Result | undefined>;
}

/**
 * Opens the account of `id`, or the only one that is signed in. Throws a `CommandError` when nobody is signed in or there
 * are several accounts.
 */
export async function openAccount(id = process.env["CLOUDFLARE_ACCOUNT_ID"]): Promise<Account> {
  const headers = await credentials();
  const call = <Result>(method: string, path: string, body?: object) => request<Result>(headers, method, path, body);
  const known = id || (await onlyAccount(call));
  // wrangler, which migrates and deploys, uses the same account.
  process.env["CLOUDFLARE_ACCOUNT_ID"] = known;
  return { id: known, call: (method, path, body) => call(method, `accounts/${known}/${path}`, body) };
}

/** Like `openAccount`, but undefined when nobody is signed in. */
export async function accountIfSignedIn(): Promise<Account | undefined> {
  try {
    return await openAccount();
  } catch (error) {
    if (error instanceof SignedOutError) return undefined;
    throw error;
  }
}

async function onlyAccount(call: <Result>(method: string, path: string) => Promise<Result | undefined>) {
  const accounts = (await call<{ id: string; name: string }[]>("GET", "accounts?per_page=50")) ?? [];
  const [first, ...others] = accounts;
  if (first && others.length === 0) return first.id;
  const listed = accounts.map(({ id, name }) => `  ${id}  ${name}`);
  throw new CommandError(
    first
      ? ["Several accounts are signed in. Set CLOUDFLARE_ACCOUNT_ID to one of these:", ...listed].join("\n")
      : "The API token reaches no account. Set CLOUDFLARE_ACCOUNT_ID, or give it the right " + RIGHTS["accounts"],
  );
}

interface Token {
  type: string;
  token?: string;
  key?: string;
  email?: string;
}

/** Headers with the token of the environment, or else with what `wrangler login` or an older key gives. */
async function credentials(): Promise<Record<string, string>> {
  const given = process.env["CLOUDFLARE_API_TOKEN"];
  if (given) return { Authorization: `Bearer ${given}` };
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, argumentsOfTool("wrangler", ["auth", "token", "--json"])).catch(() => {
    throw new SignedOutError("Not signed in to Cloudflare. First run: npx wrangler login");
  });
  const { token, key = "", email = "" } = JSON.parse(stdout) as Token;
  return token ? { Authorization: `Bearer ${token}` } : { "X-Auth-Key": key, "X-Auth-Email": email };
}

async function request<Result>(
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<Result | undefined> {
  const base = process.env["CLOUDFLARE_API_BASE_URL"] || "https://api.cloudflare.com/client/v4";
  const asked = `${method} /${path.replace(/\?.*/, "")}`;
  const answer = await fetch(`${base}/${path}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((error: unknown) => {
    throw new CommandError(`Cloudflare's API did not answer (${asked}): ${messageOf(error)}. Run this again.`);
  });
  const { result, errors = [] } = (await answer.json().catch(() => ({}))) as Answer<Result>;
  if (answer.ok) return result;
  if (answer.status === 404) return undefined;
  if (errors.some(({ code }) => code === R2_IS_OFF))
    throw new CommandError("R2 is off in this account. Open R2 in Cloudflare's dashboard once, then run this again.");
  const told = errors.map(({ code, message }) => `${message} (${code})`).join(", ");
  const topic = path.split("/").find((segment) => segment === "d1" || segment === "r2") ?? "accounts";
  throw new CommandError(
    answer.status === 401 || answer.status === 403
      ? `The API token lacks the right '${RIGHTS[topic]}': Cloudflare answered ${answer.status} to ${asked}. ${told}`.trim()
      : `Cloudflare answered ${answer.status} to ${asked}. ${told} What was begun is continued by the next run.`,
  );
}
