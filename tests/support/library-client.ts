import type { Media } from "../../db/schema";
import { fileForm, GIF, type StoredImage } from "./images";
import type { AdminSite } from "./site";

export const PATH = "/api/admin/media";

export type Use = { kind: string; id: string; name: string; lacks_alt: number };
type Listed = Omit<Media, "key"> & { url: string; uses: Use[]; use_count: number };

/** The library of images, and what shows and deletes them. */
export function libraryClient(site: AdminSite) {
  const list = (query = "") => site.admin.call<{ rows: Listed[]; total: number }>("GET", PATH + query);
  const stored = (folder: string) => site.admin.call<StoredImage>("POST", `${PATH}/${folder}`, fileForm(GIF));
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
      return site.admin.call("POST", "splash-ads", ad);
    },
    remove: (path: string) => site.admin.send("DELETE", `/api/admin/${path}`),
    restore: (id: string) => site.admin.send("PUT", `/api/admin/trash/${id}/restoration`),
  };
}
