// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import {
  restoreAfterSignIn,
  storedDrafts,
  deleteOwn,
  releaseOwn,
  ownKey,
  takeOver,
  withCopy,
  writeDraft,
} from "../../../app/admin/draft/drafts";
import { draft, FORM, keys, leave, lockElsewhere, setupDrafts } from "../../support/panel-drafts";

setupDrafts();

const titles = async (form = FORM) => (await storedDrafts<{ title: string }>(form)).map(({ values }) => values.title);

describe("the drafts of a form", () => {
  it("are offered once their tab is closed, the newest first", async () => {
    leave("eski", { savedAt: 1 });
    leave("yeni", { savedAt: 2 });
    expect(await titles()).toEqual(["yeni", "eski"]);
  });

  it("are not offered in the tab that writes them", async () => {
    writeDraft(FORM, draft("şimdi"));
    expect(await titles()).toEqual([]);
  });

  it("are not those of another form whose name begins alike", async () => {
    leave("başkası", { form: "post:10" });
    expect(await titles()).toEqual([]);
  });

  it("leave out what cannot be read", async () => {
    localStorage.setItem(`panel-draft:${FORM}:x`, "{");
    leave("okunur");
    expect(await titles()).toEqual(["okunur"]);
  });

  it("mark those that another tab is still writing", async () => {
    const key = leave("öteki sekme");
    lockElsewhere(key);
    expect((await storedDrafts(FORM))[0]?.isOpenElsewhere).toBe(true);
  });

  it("are each tab's own", () => {
    leave("ilk");
    leave("ikinci");
    expect(keys()).toHaveLength(2);
  });

  it("keep the same key in one tab", () => {
    writeDraft(FORM, draft("a"));
    writeDraft(FORM, draft("ab"));
    expect(keys()).toEqual([ownKey(FORM)]);
  });

  it("continue under the key of a draft that was restored", () => {
    const key = leave("yarım");
    takeOver(FORM, key);
    writeDraft(FORM, draft("tamam"));
    expect(keys()).toEqual([key]);
  });

  it("are removed once they are discarded", () => {
    writeDraft(FORM, draft("a"));
    void deleteOwn(FORM);
    expect(keys()).toEqual([]);
  });

  it("do not break the form when the store is full", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem });
    expect(() => writeDraft(FORM, draft("a"))).not.toThrow();
  });
});

it("a draft of a tab that was on its way to the sign-in page is restored without asking, once", async () => {
  writeDraft(FORM, draft("a"));
  restoreAfterSignIn(FORM);
  releaseOwn(FORM);
  expect((await storedDrafts(FORM))[0]?.isAutoRestored).toBe(true);
  expect((await storedDrafts(FORM))[0]?.isAutoRestored).toBe(false);
});

it("the server's copy that this browser sent is not offered in place of the draft that goes on from it", () => {
  const here = { ...draft("burada", 1), key: `panel-draft:${FORM}:a`, isOpenElsewhere: false, isAutoRestored: false };
  const device = { name: "Chrome, Android", type: "mobile" };
  const copy = { id: "a", values: { title: "orada" }, basis: null, saved_at: "2026-11-27T09:00:00.000Z", device };
  const offered = (sentAt: string) => withCopy<object>(FORM, [{ ...here, sentAt }], copy).map(({ values }) => values);
  expect(offered(copy.saved_at)).toEqual([{ title: "burada" }]);
  expect(offered("2026-11-27T08:00:00.000Z")).toEqual([{ title: "orada" }]);
});
