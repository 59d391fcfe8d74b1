import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restoreArchive } from "../../scripts/archive/restore";
import { d1 } from "../../scripts/database";
import { casinos, conversions, postback_tokens, promotion_comments, tracked_clicks } from "../../db/schema";
import { createAdminClient } from "../support/admin-client";
import { figureQueries, formerFigures } from "../support/former-figures";
import { FIXTURES, unpackState } from "../support/former-state";
import { temporaryFolder } from "../support/temporary-folder";
import { request, startTestServer, type TestServer } from "../support/test-server";
import { undoClient } from "../support/undo-client";

const folder = temporaryFolder("former-archives");

describe.each(readdirSync(FIXTURES))("data of version %s", (version) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ empty: true });
    const deployment = { database: d1(server.env.DB), bucket: server.env.MEDIA };
    await restoreArchive(deployment, join(FIXTURES, version, "archive.tar.gz"), () => undefined);
  });
  afterEach(() => server.close());

  it("are restored from an archive and shown", async () => {
    const { DB } = server.env;
    const restored = await Promise.all(figureQueries().map((sql) => DB.prepare(sql).raw()));
    expect(restored).toEqual(formerFigures(unpackState(folder, version).database));
    const siteMap = await (await request(server, "/sitemap.xml")).text();
    const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
    expect(paths).toContain("/casino/dag-evi-casino");
    for (const path of paths) expect((await request(server, path)).status, path).toBe(200);
    const renamed = await request(server, "/bonuslar/sahin-slot/yeni-oyuna-30-ucretsiz-donus");
    expect(renamed.headers.get("Location")).toBe("/bonuslar/sahin-slot/yukseltilen-bonus");
    const [click] = await server.db.select().from(tracked_clicks).where(eq(tracked_clicks.kind, "promotion")).limit(1);
    const [casino] = await server.db
      .select()
      .from(casinos)
      .where(eq(casinos.id, click?.casino_id ?? ""));
    const token_hash = createHash("sha256").update("anahtar").digest("hex");
    const token = { casino_id: casino?.id ?? "", token_hash, created_at: "" };
    await server.db
      .insert(postback_tokens)
      .values(token)
      .onConflictDoUpdate({ target: postback_tokens.casino_id, set: token });
    const report = new URLSearchParams({ token: "anahtar", tik: click?.id ?? "", durum: "onay", islem: "gec gelen" });
    expect((await request(server, `/api/postback/${casino?.slug}?${report}`)).status).toBe(200);
    const isReported = eq(conversions.key, "onay islem gec gelen");
    const { kind, record_id, casino_id, placement } = click ?? {};
    expect(await server.db.select().from(conversions).where(isReported)).toMatchObject([
      { kind, record_id, casino_id, placement, is_matched: true },
    ]);
  });

  it("are told by the log, which takes back what was changed and deleted before", async () => {
    const admin = await createAdminClient(server);
    const { undone } = undoClient(() => admin);
    interface Entry {
      action: string;
      change_ids: string | null;
      changes: object[];
    }
    const entry = async (name: string, action: string) => {
      const { rows } = await (await admin.get(`/api/admin/activity?q=${name}`)).json<{ rows: Entry[] }>();
      return rows.find((row) => row.action === action);
    };
    const [from, to] = ["Yeni Oyuna 30 Ücretsiz Dönüş", "Yükseltilen Bonus"];
    const edit = await entry("yükseltilen", "edit");
    expect(edit?.changes).toContainEqual({ field: "title", from, to, is_back: 0 });
    const { ids, returned } = await undone(edit?.change_ids ?? "", "edit", { kind: "promotion" });
    expect(returned).toContainEqual({ id: ids[0], field: "title", from: to, to: from });
    const deletion = await entry("cuma akşamı", "delete");
    expect((await undone(deletion?.change_ids ?? "", "delete")).ids).toHaveLength(1);
    expect(await server.db.$count(promotion_comments, eq(promotion_comments.user_name, "Nesrin A."))).toBe(1);
  });
});
