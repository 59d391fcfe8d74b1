import { createContext } from "react-router";
import { type Db, openDb } from "../db/client";
import { ownSite } from "./appearance/look";
import type { CacheInfo } from "./edge/cache-info";
import { type Env, siteOf, type Site } from "./env";
import type { Account } from "./session/authentication.server";
import { logError } from "./log";
import { type AddressCheck, checkOf } from "./redirects/address-check";
import type { NotificationEvent } from "./notifications/telling.server";

export interface Preview {
  /** Whether the panel shows it in a frame, where links open nothing. */
  isFramed: boolean;
  note?: string;
  /** The form for notes of whoever has its link. */
  notes?: PreviewNotes;
}

export interface PreviewNotes {
  action: string;
  isSent?: boolean;
  /** A rejected note, shown again with its sentences. */
  refused?: { message: string; fields: Record<string, string>; values: { name: string; text: string } };
}

export interface Scope {
  env: Env;
  db: Db;
  site: Site;
  url: URL;
  parameter: (name: string) => string | null;
  parameters: (name: string) => string[];
  isSecure: boolean;
  now: Date;
  requestId: string;
  /** Set by the guard of `/admin` and `/api/admin`. */
  account?: Account;
  preview?: Preview;
  /** An outbound link that does not open in the visitor's country, by the page of its record. */
  blockedLink?: { page: string | undefined };
  /** Set if the panel checks the address. */
  check: AddressCheck | undefined;
  cacheInfo: CacheInfo;
  /** Announces after the response what became public; the cron retries failures. */
  announce: () => void;
  /** Notes an event after the response, and sends it to those who want to be told. */
  tell: (event: NotificationEvent) => void;
  /** Nothing answers the address: counted after the response, or told the panel's check. */
  noteUnknown: () => void;
  /** A redirect answers the address: counted after the response. */
  noteHit: (redirect: string) => void;
}

export const scopeKey = createContext<Scope>();

export function openScope(env: Env, context: Pick<ExecutionContext, "waitUntil">, request: Request, now: Date): Scope {
  const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  const url = new URL(request.url);
  const [db, site] = [openDb(env), ownSite(siteOf(env))];
  const afterResponse = (work: () => Promise<void>) =>
    context.waitUntil(work().catch((error: unknown) => logError(error, requestId)));
  const scope: Scope = {
    env,
    db,
    site,
    url,
    parameter: (name) => url.searchParams.get(name),
    parameters: (name) => url.searchParams.getAll(name),
    isSecure: url.protocol === "https:",
    now,
    requestId,
    check: checkOf(request),
    cacheInfo: { tags: [] },
    // Loaded when first needed: public pages start without them.
    announce: () =>
      afterResponse(async () => {
        const { announceDue } = await import("./announcements/delivery.server");
        await announceDue(db, env, site, now, "afterResponse");
      }),
    tell: (event) =>
      afterResponse(async () => {
        const { tell } = await import("./notifications/telling.server");
        await tell(db, event, { env, site, now });
      }),
    noteUnknown() {
      if (scope.check) scope.check.isUnknown = true;
      else
        afterResponse(async () => {
          const { noteUnknown } = await import("./unknown-addresses/public-api.server");
          await noteUnknown(request, scope);
        });
    },
    noteHit(redirect) {
      if (scope.check) return;
      afterResponse(async () => {
        const { countHit } = await import("./redirects/hits.server");
        await countHit(db, redirect, request, now);
      });
    },
  };
  return scope;
}
