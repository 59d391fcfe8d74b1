import { expect } from "vitest";
import { appearance, type Appearance, type Icon } from "../../db/schema";
import { fileForm, png, type StoredImage } from "./images";
import { appearanceInput } from "./inputs";
import { resourceClient } from "./resource-client";
import { setupAdminSite } from "./site";
import { expectRefused } from "./test-server";

const PATH = "/api/admin/settings/appearance";
/** A name that HTML, JSON and XML write in other characters. */
export const NAME = `Şans "& Çark" <i>'🎲'</i>`;

/** As `setupAdminSite`, with the appearance as an administrator saves it. */
export function setupAppearanceSite(options?: Parameters<typeof setupAdminSite>[0]) {
  const site = setupAdminSite(options);
  const { edit } = resourceClient(site, PATH, appearance, appearanceInput);
  const row = () => site.admin.call<Appearance>("GET", PATH);
  const upload = (bytes: Uint8Array) =>
    site.admin.call<StoredImage>("POST", "/api/admin/media/site", fileForm(bytes, "logo.png", "image/png"));
  const trySave = async (change: object) => {
    const { id, updated_at } = await row();
    return edit(id, updated_at, change);
  };
  const uploadIcon = async () => {
    const sides = [32, 180, 192, 512].map(async (side) => [side, (await upload(png(side, side))).url] as const);
    return Object.fromEntries(await Promise.all(sides)) as Icon;
  };
  return Object.assign(site, {
    ...{ row, upload, uploadIcon, trySave },
    /** Saves the built-in appearance with this change. */
    async save(change: object) {
      const answer = await trySave(change);
      expect(answer.status).toBe(200);
      return answer;
    },
    /** Values of all parts that pages show, with uploaded pictures. */
    uploadWhole: async () => ({
      site_name: NAME,
      icon: await uploadIcon(),
      accent: "#0fc2ae",
      logo_light: { address: (await upload(png(800, 100))).url },
      logo_dark: { address: (await upload(png(40, 80))).url },
      social: ["https://t.me/pusula", "https://www.youtube.com/@pusula", "https://baska.example/pusula"],
    }),
  });
}

type AppearanceSite = ReturnType<typeof setupAppearanceSite>;

/** Fails unless this change is refused with the sentence at its field, and nothing is saved. */
export async function expectFault(site: AppearanceSite, change: object, field: string, sentence: string) {
  const before = await site.row();
  const { fields } = await expectRefused(await site.trySave(change), 422, sentence);
  expect(fields).toEqual({ [field]: sentence });
  expect(await site.row()).toEqual(before);
}

export const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
/** The values of a token, in the order of the style. */
export const valuesOf = (html: string, token: string) =>
  [...styleOf(html).matchAll(new RegExp(`--${token}:([^;}]+)`, "g"))].map(([, value]) => value);
