import { describe, expect, it } from "vitest";
import { doneTo, type ActivityEntry } from "../../../app/admin/activity/entry";

const entryOf = (action: string) => ({ action }) as ActivityEntry;

describe("the words of an action in the activity log", () => {
  it("follow the name of a record as Turkish needs it", () => {
    expect(doneTo(entryOf("unshare"))).toBe("için önizleme bağlantısını iptal etti");
    expect(doneTo(entryOf("publish"))).toBe("yayınladı");
    expect(doneTo(entryOf("make_admin"))).toBe("rolünü yönetici yaptı");
  });
});
