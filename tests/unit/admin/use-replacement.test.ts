// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useReplacement } from "../../../app/admin/media/use-replacement";
import "../../../app/admin/pictures/smaller";
import { begin } from "../../support/acting";
import { stubUploads } from "../../support/upload-request";

const IMAGE = { url: "/media/promotions/yeni.png", width: 4, height: 3 };
const FILE = new File(["bytes"], "yeni.png", { type: "image/png" });
const fetched = vi.fn<typeof fetch>();
let uploads: ReturnType<typeof stubUploads>;

beforeEach(() => {
  uploads = stubUploads();
  vi.stubGlobal("fetch", fetched);
});

/** The server's next answers to the request that shows the new picture. */
function answer(...answers: { changed: number; remaining: number }[]) {
  for (const each of answers) fetched.mockResolvedValueOnce(Response.json({ records: [], ...each }));
}
const refuse = () => fetched.mockResolvedValueOnce(Response.json({ error: { message: "Olmadı" } }, { status: 503 }));

/** Starts to replace an image; `upload` answers the upload of the file. */
function open() {
  const { result } = renderHook(() => useReplacement("7", "promotions"));
  return {
    progress: () => result.current.progress,
    start: (file = FILE) => begin(() => result.current.replace(file)),
    upload: async (count = 1) => {
      await waitFor(() => expect(uploads.sent).toHaveLength(count));
      await uploads.respond(201, IMAGE, count - 1);
    },
  };
}

describe("replacing an image", () => {
  it("uploads the file, then shows it on all records, some with each request", async () => {
    answer({ changed: 50, remaining: 20 }, { changed: 20, remaining: 0 });
    const { start, upload } = open();
    const { done } = await start();
    await upload();
    expect(await act(() => done)).toEqual({ changed: 70, remaining: 0 });
    expect(uploads.sent[0]?.url).toBe("POST /api/admin/media/promotions");
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.body])).toEqual(
      Array(2).fill(["/api/admin/media/7/replacement", JSON.stringify({ url: IMAGE.url })]),
    );
  });

  it("ends with what remains where a request changes nothing", async () => {
    answer({ changed: 3, remaining: 2 }, { changed: 0, remaining: 2 });
    const { start, upload } = open();
    const { done } = await start();
    await upload();
    expect(await act(() => done)).toEqual({ changed: 3, remaining: 2 });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("tells how much was sent, then how many records were changed, and nothing at the end", async () => {
    const { start, upload, progress } = open();
    answer({ changed: 50, remaining: 1 });
    const last = Promise.withResolvers<Response>();
    fetched.mockReturnValueOnce(last.promise);
    const { done } = await start();
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    uploads.progress(1, 4);
    expect(progress()).toEqual({ sent: 0.25, changed: 0 });
    await upload();
    await waitFor(() => expect(progress()).toEqual({ sent: 1, changed: 50 }));
    last.resolve(Response.json({ records: [], changed: 1, remaining: 0 }));
    await act(() => done);
    expect(progress()).toBeUndefined();
  });
});

describe("a replacement that failed", () => {
  /** A replacement whose second request the server refused. */
  async function failed() {
    const hook = open();
    answer({ changed: 50, remaining: 20 });
    refuse();
    const { done } = await hook.start();
    const failure = done.catch((error: unknown) => error);
    await hook.upload();
    expect(await act(() => failure)).toMatchObject({ status: 503, message: "Olmadı" });
    return hook;
  }

  it("shows no progress", async () => expect((await failed()).progress()).toBeUndefined());

  it("goes on with the uploaded file when it is tried again", async () => {
    const { start } = await failed();
    answer({ changed: 20, remaining: 0 });
    const { done } = await start();
    expect(await act(() => done)).toEqual({ changed: 20, remaining: 0 });
    expect(uploads.sent).toHaveLength(1);
  });

  it("uploads another file", async () => {
    const { start, upload } = await failed();
    answer({ changed: 20, remaining: 0 });
    const { done } = await start(new File(["others"], "baska.png", { type: "image/png" }));
    await upload(2);
    await act(() => done);
    expect(uploads.sent).toHaveLength(2);
  });

  it("asks for no records where the upload failed", async () => {
    const { start } = open();
    const { done } = await start();
    const failure = done.catch((error: unknown) => error);
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    await uploads.respond(415, { error: { message: "Desteklenmiyor" } });
    expect(await act(() => failure)).toMatchObject({ status: 415 });
    expect(fetched).not.toHaveBeenCalled();
  });
});
