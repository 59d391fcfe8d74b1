import { expect, it } from "vitest";
import { actionOf, doneTo, type ActivityEntry } from "../../../app/admin/activity/entry";

const entryOf = (action: string) => ({ action }) as ActivityEntry;

it("an action reads well by itself, and after the name of its record", () => {
  expect(actionOf(entryOf("unshare"))).toBe("önizleme bağlantısını iptal etti");
  expect(doneTo(entryOf("unshare"))).toBe("için önizleme bağlantısını iptal etti");
  expect(doneTo(entryOf("publish"))).toBe("yayınladı");
});
