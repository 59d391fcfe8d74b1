import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { blog_posts, media } from "../../db/schema";
import { FILE_GONE, SVG_REFUSED } from "../../worker/media/rules";
import { ADMINISTRATORS_ONLY, EDITORS_ONLY } from "../support/access-control";
import { createAdminClient } from "../support/admin-client";
import { expectFault, setupAppearanceSite } from "../support/appearance-site";
import { concatBytes, GIF, png, type StoredImage } from "../support/images";
import { postInput } from "../support/inputs";
import { libraryClient } from "../support/library-client";
import { expectRefused } from "../support/test-server";

const site = setupAppearanceSite();
const { inLibrary, remove } = libraryClient(site);

describe("a bad picture", () => {
  it("is refused where the dark scheme alone has a logo", async () => {
    const { url } = await site.upload(png(90, 40));
    const sentence = "Koyu görünümün logosu tek başına kullanılmaz; önce logoyu seçin";
    await expectFault(site, { logo_dark: { address: url } }, "logo_dark", sentence);
  });

  it("is refused where a logo is too large, or an icon has another size", async () => {
    const wide = await site.upload(png(2_001, 40));
    await expectFault(
      site,
      { logo_light: { address: wide.url } },
      "logo_light",
      "Logonun eni ve boyu en çok 2.000 piksel olabilir; bu görsel 2.001×40 piksel.",
    );
    const heavy = await site.upload(png(90, 40, 204_800));
    await expectFault(
      site,
      { logo_light: { address: heavy.url } },
      "logo_light",
      "Logo en çok 200 KB olabilir; bu dosya 201 KB.",
    );
    const icon = Object.fromEntries([32, 180, 192, 512].map((side) => [side, wide.url]));
    await expectFault(site, { icon }, "icon", "Simgenin görselleri kare PNG olmalıdır; görseli yeniden seçin.");
  });

  it("is refused where the stored file is no such picture, whatever the library says", async () => {
    const { url } = await site.upload(png(90, 40));
    const key = url.slice("/media/".length);
    const put = (bytes: Uint8Array) => site.server.env.MEDIA.put(key, bytes as never);
    const logo_light = { address: url };
    await put(png(10_000, 40));
    await expectFault(site, { logo_light }, "logo_light", "Görsel en çok 8000×8000 piksel olabilir.");
    await put(concatBytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'));
    await expectFault(site, { logo_light }, "logo_light", SVG_REFUSED);
    await put(GIF);
    await expectFault(site, { logo_light }, "logo_light", "Logo PNG veya WebP olmalıdır.");
    await site.server.env.MEDIA.delete(key);
    await expectFault(site, { logo_light }, "logo_light", FILE_GONE);
  });
});

describe("a picture of the appearance", () => {
  const replace = async (old: StoredImage, next: StoredImage) =>
    site.admin.send("PUT", `/api/admin/media/${(await inLibrary(old.url))?.id}/replacement`, { url: next.url });

  it("follows when it is replaced by one that can be a logo", async () => {
    const [old, next, heavy] = [
      await site.upload(png(400, 100)),
      await site.upload(png(90, 30)),
      await site.upload(png(90, 30, 204_800)),
    ];
    await site.save({ logo_light: { address: old.url } });
    await expectRefused(await replace(old, heavy), 422, "Logo en çok 200 KB olabilir; bu dosya 201 KB.");
    expect((await replace(old, next)).status).toBe(200);
    expect((await site.row()).logo_light).toEqual({ address: next.url, width: 90, height: 30 });
    expect((await inLibrary(next.url))?.use_count).toBe(1);
  });

  it("is replaced by administrators alone, who alone open its versions", async () => {
    const [editor, writer] = [
      await createAdminClient(site.server, "editor@rehber.example", "editor"),
      await createAdminClient(site.server, "yazar@rehber.example", "writer"),
    ];
    const [old, next] = [await site.upload(png(400, 100)), await site.upload(png(90, 30))];
    await site.save({ logo_light: { address: old.url } });
    const post = (await site.admin.call("POST", "/api/admin/blog", { ...postInput(), image_url: old.url })).id;
    const path = `/api/admin/media/${(await inLibrary(old.url))?.id}/replacement`;
    const before = [await site.row(), await site.rowOf(blog_posts, post)];
    const sentence =
      "Bu görselin kullanıldığı bir yeri yalnızca yöneticiler değiştirebilir; bunu bir yöneticiden isteyin.";
    await expectRefused(await editor.send("PUT", path, { url: next.url }), 403, sentence);
    await expectRefused(await writer.send("PUT", path, { url: next.url }), 403, EDITORS_ONLY);
    expect([await site.row(), await site.rowOf(blog_posts, post)]).toEqual(before);
    await site.admin.call("PUT", path, { url: next.url });
    expect((await site.row()).logo_light).toMatchObject({ address: next.url });
    const { id } = await site.row();
    const [version] = await site.admin.call<{ id: string }[]>("GET", `versions/appearance/${id}`);
    for (const address of [`/api/admin/versions/appearance/${id}`, `/api/admin/versions/${version?.id}`]) {
      await expectRefused(await editor.get(address), 403, ADMINISTRATORS_ONLY);
      await expectRefused(await writer.get(address), 403, EDITORS_ONLY);
    }
  });

  it("cannot be deleted while it is used, and stays where it is the icon", async () => {
    const icon = await site.uploadIcon();
    await site.save({ icon });
    const image = await inLibrary(icon["180"] ?? "");
    await expectRefused(
      await replace({ url: icon["180"] ?? "", width: 180, height: 180 }, await site.upload(png(180, 180))),
      422,
      "Bu görsel sitenin simgesi; Ayarlar › Görünüm'den değiştirin.",
    );
    await expectRefused(await remove(`media/${image?.id}`), 409, "Bu görsel kullanımda olduğu için silinemez");
    expect(await site.server.db.$count(media, eq(media.id, image?.id ?? ""))).toBe(1);
  });
});
