import { describe, expect, it } from "vitest";
import { blog_posts, media, promotion_comments, trash, users } from "../../db/schema";
import { pageInput, postInput } from "../support/inputs";
import { setupAdminSite } from "../support/site";
import { expectRefused } from "../support/test-server";

const PATH = "/api/admin/dashboard";
const site = setupAdminSite({ logsStatements: true });
const json = <T>(path: string) => site.admin.call<T>("GET", path);

describe("the dashboard", () => {
  it("counts records and shows the latest three", async () => {
    site.server.sentStatements();
    const board = await json<
      Record<string, { total: number }> & {
        views: number;
        latest: Record<string, object[]>;
      }
    >(PATH);
    // One for the session.
    expect(site.server.sentStatements()).toHaveLength(2);
    const posts = await site.server.db.select().from(blog_posts);
    expect(board["posts"]?.total).toBe(posts.length);
    expect(board.views).toBe(posts.reduce((sum, { view_count }) => sum + view_count, 0));
    for (const kind of ["posts", "promotions", "casinos"]) expect(board.latest[kind], kind).toHaveLength(3);
  });

  it("counts how many there were a month ago, those deleted for good too", async () => {
    const posts = async () => (await json<{ posts: { total: number; before: number | null } }>(PATH)).posts;
    const was = await posts();
    expect(was.before, "a panel of today").toBeNull();
    const long = new Date(Date.now() - 40 * 86_400_000).toISOString();
    await site.server.db.update(users).set({ created_at: long });
    const [old, young] = await site.server.db.select().from(blog_posts).limit(2);
    await site.set(blog_posts, old?.id, { created_at: long });
    const now = new Date().toISOString();
    await site.set(blog_posts, young?.id, { created_at: now });
    const before = (await posts()).before;
    expect(before).toBeGreaterThan(0);
    for (const id of [old?.id, young?.id]) await site.admin.send("DELETE", `/api/admin/blog/${id}`);
    expect(await posts()).toEqual({ total: was.total - 2, before });
    await site.admin.send("POST", "/api/admin/trash/selection", { action: "delete", ids: [old?.id, young?.id] });
    expect(await site.server.db.select().from(trash)).toEqual([]);
    expect(await posts()).toEqual({ total: was.total - 2, before });
  });

  it("finds records of every kind as Turkish readers write them", async () => {
    const find = async (q: string) =>
      json<{ kind: string; id: string; name: string }[]>(`${PATH}/search?q=${encodeURIComponent(q)}`);
    expect(await find("IŞILTI casino")).toContainEqual(
      expect.objectContaining({ kind: "casino", name: "Işıltı Casino" }),
    );
    const ofCasino = (await find("ışıltı")).filter(({ kind }) => kind === "promotion");
    expect(ofCasino.map(({ name }) => name)).toHaveLength(5);
    expect(ofCasino[0]?.name).toBe("Işıltılı Geceler Slot Turnuvası");
    const image = { id: crypto.randomUUID(), key: "promotions/cinar-golgesi-1.webp", title: "Ağaç" };
    const file = { folder: "promotions", content_type: "image/webp", size: 1, width: 1, height: 1 };
    await site.server.db.insert(media).values({ ...image, ...file });
    expect(await find("Çınar Gölgesi")).toContainEqual({ id: image.id, name: image.title, kind: "image" });
    expect((await find("Işıltı Casino")).map(({ kind }) => kind)).toContain("image");
    const ad = { title: "ŞIK İlan", href: "https://a.example", image_url: "https://a.example/a.png" };
    await site.admin.send("POST", "/api/admin/splash-ads", ad);
    expect(await find("şık ilan")).toContainEqual(expect.objectContaining({ kind: "splash-ad", name: "ŞIK İlan" }));
    const page = { ...pageInput(), title: "Şeffaflık İlkemiz" };
    await site.admin.send("POST", "/api/admin/pages", page);
    expect(await find("ŞEFFAFLIK ilke")).toContainEqual(expect.objectContaining({ kind: "page", name: page.title }));
    const [comment] = await site.server.db.select().from(promotion_comments);
    const isComment = ({ kind }: { kind: string }) => kind === "comment";
    for (const words of [comment?.user_name, comment?.comment.slice(0, 20).toLocaleUpperCase("tr")])
      expect((await find(words ?? "")).filter(isComment)).not.toEqual([]);
    const listed = await json<{ rows: { id: string }[] }>("/api/admin/comments?q=I%C5%9F%C4%B1lt%C4%B1%20Casino");
    expect(listed.rows.length).toBeGreaterThan(5);
    const ofItsCasino = (await find("Işıltı Casino")).filter(isComment).map(({ id }) => id);
    expect(ofItsCasino).toEqual(listed.rows.slice(0, 5).map(({ id }) => id));
    expect(await find("%' or 1=1")).toEqual([]);
    const named = { ...postInput(), title: "Yakamoz Rehberi" };
    const { id } = await site.admin.call("POST", "blog", named);
    for (let n = 0; n < 6; n++) {
      const mentions = { ...postInput(), title: `Başka Yazı ${n}`, excerpt: "İçinde yakamoz sözü geçen bir özet." };
      await site.admin.send("POST", "/api/admin/blog", mentions);
    }
    const posts = (await find("yakamoz")).filter(({ kind }) => kind === "post");
    expect(posts.map(({ name }) => name)).toEqual(["Yakamoz Rehberi", ...[5, 4, 3, 2].map((n) => `Başka Yazı ${n}`)]);
    expect(posts[0]).toMatchObject({ id });
    await expectRefused(await site.admin.get(`${PATH}/search?q=%20`), 422, "Aranacak metni yazın");
  });
});
