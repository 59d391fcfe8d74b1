import { zValidator } from "@hono/zod-validator";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod";
import type { Db } from "../db/client";
import { casinos, type Hero, type Promotion } from "../db/schema";
import type { AppEnv } from "./app-env";
import { READ_FAILED } from "./failure-sentences";
import { onOutage } from "./http/on-outage";
import { lostPicturesIn } from "./media/listing.server";
import { editable as editablePromotion } from "./promotions/editing.server";
import { editable } from "./records/editable.server";
import { VERSIONED_KINDS } from "./records/kinds.server";
import { listVersions, readVersion } from "./records/versions.server";
import { found, Refusal } from "./refusal";
import { requireSeenRecord } from "./blog/own-drafts.server";
import type { Account } from "./session/authentication.server";
import { currentAccount } from "./session/require-admin";
import { wholeHero } from "./site/editing.server";

const VERSION_NOT_FOUND = "Bu sürüm artık yok";
const record = z.object({ kind: z.enum(VERSIONED_KINDS), record: z.string().max(100) });

export const versionsAdmin = new Hono<AppEnv>()
  .use(onOutage(READ_FAILED.versions))
  .get("/:id", async (c) =>
    c.json(found(await shownVersion(c.var.db, c.req.param("id"), currentAccount(c)), VERSION_NOT_FOUND)),
  )
  .get(
    "/:kind/:record",
    zValidator("param", record, (result) => {
      if (!result.success) throw new Refusal("not_found", VERSION_NOT_FOUND);
    }),
    async (c) => {
      const { kind, record: id } = c.req.valid("param");
      await requireSeenRecord(c.var.db, currentAccount(c), { kind, id });
      return c.json(await listVersions(c.var.db, kind, id));
    },
  );

/** A saved version in the shape of the record's form, and the addresses of its lost pictures. */
async function shownVersion(
  db: Db,
  id: string,
  account: Account,
): Promise<(Record<string, unknown> & { lost_pictures: string[] }) | undefined> {
  const version = await readVersion(db, id);
  if (!version) return undefined;
  const { kind, row, record_id } = version;
  await requireSeenRecord(db, account, { kind, id: record_id });
  const lost_pictures = await lostPicturesIn(db, JSON.stringify(row));
  if (kind === "hero") return { ...wholeHero(row as unknown as Hero), lost_pictures };
  if (kind !== "promotion") return { ...editable(kind, row), lost_pictures };
  const promotion = row as unknown as Promotion;
  const [casino] = await db
    .select({ name: casinos.name })
    .from(casinos)
    .where(eq(casinos.id, promotion.casino_id ?? ""));
  return { ...editablePromotion(promotion), casino_name: casino?.name ?? null, lost_pictures };
}
