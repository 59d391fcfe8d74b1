import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { blog_posts } from "../../db/schema";
import { createAdminClient, type AdminClient } from "../support/admin-client";
import { postInput } from "../support/inputs";
import { saveOwnProfile } from "../support/own-profile";
import { setupAdminSite } from "../support/site";
import { expectRefused, SITE_URL } from "../support/test-server";

const site = setupAdminSite();
let writer: AdminClient;
beforeAll(async () => {
  writer = await createAdminClient(site.server, "sule@bonusrehberi.example", "editor");
});

describe("the writer and the checker of a post", () => {
  const postOf = async (id: string) => (await site.server.db.select().from(blog_posts).where(eq(blog_posts.id, id)))[0];
  const add = (client: AdminClient, change: object = {}): Promise<{ id: string; slug: string; updated_at: string }> =>
    client.call("POST", "blog", {
      ...postInput(),
      title: `Kim yazdı ${crypto.randomUUID()}`,
      written_by: writer.id,
      ...change,
    });

  it("are nobody unless they are named, and a name has to be that of somebody", async () => {
    const { id } = await add(site.admin, { written_by: "" });
    expect(await postOf(id)).toMatchObject({ written_by: null, checked_by: null, checked_at: null });
    const wrong = await site.admin.send("POST", "/api/admin/blog", { ...postInput(), written_by: crypto.randomUUID() });
    const { fields } = await expectRefused(wrong, 422);
    expect(fields).toEqual({ written_by: "Bu kişi bulunamadı; listeden seçin" });
  });

  it("are named on its page with days, and in what it says to search engines", async () => {
    await saveOwnProfile(writer);
    await saveOwnProfile(site.admin, { name: "Ada Yönetir", slug: "ada" });
    const { id, slug } = await add(writer);
    await site.admin.send("PUT", `/api/admin/blog/${id}/publication`);
    const html = (await site.html(`/blog/${slug}`)).replaceAll("<!-- -->", "");
    expect(html).toContain(' · Yazan: <a href="/yazar/sule-cinar">Şule Çınar</a> · ');
    expect(html).toMatch(/Kontrol eden: <a href="\/yazar\/ada">Ada Yönetir<\/a>, \d{1,2} \p{L}+ \d{4}</u);
    expect(html).toContain(`"author":{"@type":"Person","name":"Şule Çınar","url":"${SITE_URL}/yazar/sule-cinar"}`);
    expect(await site.html("/blog/feed.xml")).toContain("<author><name>Şule Çınar</name></author>");
    await saveOwnProfile(site.admin, { name: "Ada Yönetir", is_public: false });
    expect(await site.html(`/blog/${slug}`)).not.toContain("Kontrol eden");
  });

  it.each([
    ["by somebody else, who has checked it", "admin", {}, true],
    ["by the writer, which checks nothing", "writer", {}, false],
    ["where nobody knows who wrote it, which checks nothing", "admin", { written_by: null }, false],
  ] as const)("change when it is published %s (P7.6)", async (_, publisher, written, isChecked) => {
    const client = publisher === "admin" ? site.admin : writer;
    const expected = isChecked
      ? { checked_by: client.id, checked_at: expect.any(String) as string }
      : { checked_by: null, checked_at: null };
    const { id } = await add(writer, written);
    await client.send("PUT", `/api/admin/blog/${id}/publication`);
    expect(await postOf(id)).toMatchObject(expected);
    await client.send("DELETE", `/api/admin/blog/${id}/publication`);
    const draft = await postOf(id);
    expect(draft).toMatchObject({ checked_by: null, checked_at: null });
    const saved = { ...postInput(), title: draft?.title, written_by: draft?.written_by, publish: true };
    await client.send("PUT", `/api/admin/blog/${id}`, { ...saved, updated_at: draft?.updated_at });
    expect(await postOf(id)).toMatchObject(expected);
    const added = await add(client, { ...written, publish: true });
    expect(await postOf(added.id)).toMatchObject(expected);
  });

  it("of a generated one are nobody and whoever publishes it, single or in a batch", async () => {
    const { id } = await add(writer, { is_generated: true, publish: true });
    expect(await postOf(id)).toMatchObject({ author: "AI Yazar", written_by: null, checked_by: writer.id });
    const items = [true, false].map((is_published) => ({ ...postInput(), is_published }));
    const { saved } = await writer.call<{ saved: { id: string }[] }>("POST", "blog/batch", {
      key: crypto.randomUUID(),
      items,
    });
    const [published, draft] = await Promise.all(saved.map((post) => postOf(post.id)));
    expect(published).toMatchObject({ author: "AI Yazar", written_by: null, checked_by: writer.id });
    expect(draft).toMatchObject({ author: "AI Yazar", checked_by: null, checked_at: null });
  });
});
