import type { Media } from "../../db/schema";
import { fileForm, GIF, type StoredImage } from "./images";
import type { AdminSite } from "./site";

export const PATH = "/api/admin/media";

export type Use = { kind: string; id: string; name: string; lacks_alt: number };
type Listed = Omit<Media, "key"> & { url: string; uses: Use[]; use_count: number };

/** The library of images, and what shows and deletes them. */
export function libraryClient(site: AdminSite) {
  const list = async (query = "") => (await site.admin.get(PATH + query)).json<{ rows: Listed[]; total: number }>();
  const stored = async (folder: string) =>
    (await site.admin.send("POST", `${PATH}/${folder}`, fileForm(GIF))).json<StoredImage>();
  const inLibrary = async (url: string) => (await list()).rows.find((row) => row.url === url);
  return {
    list,
    /** Uploads an image to a folder. */
    stored,
    inLibrary,
    /** Uploads an image and returns it as the library lists it. */
    addImage: async (): Promise<Listed> => {
      const image = await inLibrary((await stored("splash-ads")).url);
      if (!image) throw new Error("not in the library");
      return image;
    },
    /** Adds a splash ad that shows the image. */
    addAd: async (title: string, image_url: string) => {
      const ad = { title, href: "https://a.example", image_url };
      return (await site.admin.send("POST", "/api/admin/splash-ads", ad)).json<{ id: string }>();
    },
    remove: (path: string) => site.admin.send("DELETE", `/api/admin/${path}`),
    restore: (id: string) => site.admin.send("PUT", `/api/admin/trash/${id}/restoration`),
  };
}
