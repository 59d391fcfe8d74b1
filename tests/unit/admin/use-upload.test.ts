// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FormPictures, FormPicturesProvider } from "../../../app/admin/form/form-pictures";
import { keptIn } from "../../../app/admin/draft/kept-files";
import type { UploadedImage } from "../../../app/admin/pictures/upload";
import "../../../app/admin/pictures/smaller";
import { PENDING_FILE_GONE, useUpload } from "../../../app/admin/pictures/use-upload";
import { MEDIA_BYTES_MAX, SVG_REFUSED, UNSUPPORTED_IMAGE } from "../../../worker/media/rules";
import { begin } from "../../support/acting";
import { setupToasts } from "../../support/toasts";
import { stubUploads } from "../../support/upload-request";

const IMAGE: UploadedImage = { url: "/media/blog/1.png", width: 4, height: 3 };
const picture = (type = "image/png") => new File(["bytes"], "gorsel", { type });
const toasts = setupToasts();
const replace = vi.fn<(address: string, image: UploadedImage | undefined) => void>();

let uploads: ReturnType<typeof stubUploads>;

beforeEach(() => void (uploads = stubUploads()));

/** The input of a form with this value. */
function open(value = "") {
  const pictures: FormPictures = { draftKey: () => "post:1", finishers: new Set() };
  const { result, unmount } = renderHook(() => useUpload({ folder: "blog-images", read: () => value, replace }), {
    wrapper: ({ children }) => createElement(FormPicturesProvider, { value: pictures }, children),
  });
  return {
    result,
    unmount,
    finishers: pictures.finishers,
    finish: () => begin(() => Promise.resolve([...pictures.finishers][0]?.())),
    /** Adds a file and waits for its request. */
    add: async (file = picture()) => {
      let address = "";
      act(() => void (address = result.current.add(file) ?? ""));
      await waitFor(() => expect(uploads.sent).toHaveLength(1));
      return address;
    },
  };
}

const respond = (...answer: Parameters<typeof uploads.respond>) => uploads.respond(...answer);
const fail = () => uploads.fail();
const refuse = (status: number, message: string) => respond(status, { error: { message } });

describe("adding a picture", () => {
  it("gives the form a temporary address, and sends the file to its folder", async () => {
    const address = await open().add();
    expect(keptIn(`<img src="${address}">`)).toEqual([address]);
    expect(uploads.sent[0]?.url).toBe("POST /api/admin/media/blog-images");
    expect(uploads.sent[0]?.body.get("file")).toMatchObject({ name: "gorsel" });
  });

  it("tells how much has been sent", async () => {
    const { add, result } = open();
    const address = await add();
    expect(result.current.progress).toEqual({ [address]: 0 });
    uploads.progress(1, 4);
    expect(result.current.progress).toEqual({ [address]: 0.25 });
  });

  it("sends no file of another kind and says why", () => {
    const { result } = open();
    expect(result.current.add(picture("image/tiff"))).toBeUndefined();
    expect(result.current.add(picture("image/svg+xml"))).toBeUndefined();
    expect(toasts()).toEqual([UNSUPPORTED_IMAGE, SVG_REFUSED]);
    expect(uploads.sent).toEqual([]);
  });
});

describe("a picture beyond the server's limit", () => {
  const rest = new Uint8Array(MEDIA_BYTES_MAX["blog-images"] + 1);

  it.each([
    ["image/jpeg", "", "Görsel büyük ve bu tarayıcı onu açamadığı için küçültülemedi; daha küçük bir dosya seçin."],
    [
      "image/gif",
      "GIF89a" + "!\xf9\x04    \0,".repeat(2),
      "Hareketli görsel küçültülünce hareketi kaybolur; daha küçük bir dosya seçin.",
    ],
  ])("is taken out with a reason where it cannot be made smaller (%s)", async (type, begin, sentence) => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not decoded")));
    const bytes = Uint8Array.from(begin, (letter) => letter.charCodeAt(0));
    const { result } = open();
    let address: string | undefined;
    act(() => void (address = result.current.add(new File([bytes, rest], "buyuk", { type }))));
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(address, undefined));
    expect(toasts()).toEqual([sentence]);
    expect(uploads.sent).toEqual([]);
  });
});

it("an uploaded picture replaces the temporary address and is announced, and no progress is left", async () => {
  const { add, result } = open();
  const address = await add();
  await respond(201, IMAGE);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(address, IMAGE));
  await waitFor(() => expect(toasts()).toEqual(["Görsel başarıyla yüklendi"]));
  expect(result.current.progress).toEqual({});
});

describe("an upload that failed", () => {
  it("keeps the picture in the form and says why", async () => {
    await open().add();
    await refuse(503, "Depo yanıt vermiyor");
    await waitFor(() => expect(toasts()).toEqual(["Görsel yüklenirken bir hata oluştu: Depo yanıt vermiyor"]));
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([413, 415, 422])("removes the picture from the form where a retry is useless (%d)", async (status) => {
    const address = await open().add();
    await refuse(status, "Dosya bozuk");
    await waitFor(() => expect(toasts()).toEqual(["Dosya bozuk"]));
    expect(replace).toHaveBeenCalledExactlyOnceWith(address, undefined);
  });

  it("can be retried", async () => {
    const { add, result } = open();
    const address = await add();
    await fail();
    await waitFor(() => expect(result.current.progress).toEqual({}));
    const { done } = await begin(() => result.current.send(address));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    await respond(201, IMAGE, 1);
    expect(await done).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(address, IMAGE);
  });
});

it("a picture that is being sent is not sent a second time", async () => {
  const { add, result } = open();
  const address = await add();
  const { done } = await begin(() => result.current.send(address));
  await respond(201, IMAGE);
  expect(await done).toBe(true);
  expect(uploads.sent).toHaveLength(1);
});

describe("saving the form", () => {
  /** The address of a picture whose upload failed, as the form still has it. */
  async function pendingAddress() {
    const { add, unmount } = open();
    const address = await add();
    await fail();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    unmount();
    return address;
  }

  it("uploads the pictures that the text still waits for", async () => {
    const address = await pendingAddress();
    const { done } = await open(`<img src="${address}">`).finish();
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    await respond(201, IMAGE, 1);
    expect(await done).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith(address, IMAGE);
  });

  it("has nothing to upload without such pictures", async () => {
    const { done } = await open("/media/blog/1.png").finish();
    expect(await done).toBe(true);
    expect(uploads.sent).toEqual([]);
  });

  it("fails where a picture cannot be uploaded", async () => {
    const { done } = await open(await pendingAddress()).finish();
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    await respond(503, null, 1);
    expect(await done).toBe(false);
  });

  it("fails where the file is no longer in this browser, and says so", async () => {
    const { done } = await open(`/placeholder.svg#waiting-${crypto.randomUUID()}`).finish();
    expect(await done).toBe(false);
    expect(toasts()).toEqual([PENDING_FILE_GONE]);
  });

  it("ignores an input that was removed", () => {
    const { finishers, unmount } = open();
    expect(finishers.size).toBe(1);
    unmount();
    expect(finishers.size).toBe(0);
  });
});
