// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useMakingVariants } from "../../../app/admin/media/use-making-variants";
import { begin } from "../../support/acting";

const makeVariants = vi.hoisted(() => vi.fn<(file: File) => Promise<File[]>>());
vi.mock("../../../app/admin/pictures/smaller", () => ({ makeVariants }));

const onEnd = vi.fn<() => Promise<unknown>>();
const make = vi.fn<(id: string) => Promise<Response>>();
/** Ids of the pictures that lack variants, as the server tells them. */
let lacking: string[];

beforeEach(() => {
  onEnd.mockResolvedValue(undefined);
  make.mockImplementation(() => Promise.resolve(Response.json({})));
  makeVariants.mockImplementation(({ name }) => Promise.resolve([new File(["x"], name)]));
  lacking = ["a", "b"];
  vi.stubGlobal("fetch", (url: string, { method }: { method?: string } = {}) => {
    if (url.startsWith("/media/")) return Promise.resolve(new Response("picture"));
    if (method !== "GET") return make(url.split("/").at(-2) ?? "");
    const rows = lacking.map((id) => ({ id, title: id.toUpperCase(), url: `/media/blog-images/${id}.png` }));
    return Promise.resolve(Response.json(rows));
  });
});

const open = () => {
  const hook = renderHook(() => useMakingVariants(onEnd));
  return { ...hook, makeAll: () => begin(() => hook.result.current.makeAll()) };
};
const made = () => make.mock.calls.flat();
const refused = (status: number) => Promise.resolve(Response.json({ error: { message: "Olmadı" } }, { status }));

describe("making the variants of all pictures", () => {
  it("makes them picture by picture", async () => {
    lacking = ["a", "b", "c"];
    const { makeAll, result } = open();
    expect(await act(async () => (await makeAll()).done)).toBe(true);
    expect(made()).toEqual(["a", "b", "c"]);
    expect(result.current.failures).toEqual([]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("sends one request at a time", async () => {
    const first = Promise.withResolvers<Response>();
    make.mockReturnValueOnce(first.promise);
    const { makeAll } = open();
    const { done } = await makeAll();
    await waitFor(() => expect(made()).toEqual(["a"]));
    first.resolve(Response.json({}));
    await act(() => done);
    expect(made()).toEqual(["a", "b"]);
  });

  it("tells how many are done, and nothing at the end", async () => {
    const second = Promise.withResolvers<Response>();
    make.mockResolvedValueOnce(Response.json({})).mockReturnValueOnce(second.promise);
    const { makeAll, result } = open();
    const { done } = await makeAll();
    await waitFor(() => expect(result.current.progress).toEqual({ done: 1, total: 2 }));
    second.resolve(Response.json({}));
    await act(() => done);
    expect(result.current.progress).toBeUndefined();
  });
});

describe("a picture whose variants cannot be made", () => {
  it("is named with the server's message, and stops no other", async () => {
    make.mockReturnValueOnce(refused(422));
    const { makeAll, result } = open();
    expect(await act(async () => (await makeAll()).done)).toBe(false);
    expect(made()).toEqual(["a", "b"]);
    expect(result.current.failures).toEqual([{ id: "a", title: "A", sentence: "Olmadı" }]);
  });

  it("is named where the browser cannot read it", async () => {
    makeVariants.mockRejectedValueOnce(new Error("this browser does not write WebP"));
    const { makeAll, result } = open();
    expect(await act(async () => (await makeAll()).done)).toBe(false);
    expect(made()).toEqual(["b"]);
    expect(result.current.failures).toMatchObject([
      { id: "a", sentence: "Tarayıcınız bu görseli açamadı veya küçültemedi" },
    ]);
  });

  it("is tried again by the next run, which forgets the failures", async () => {
    lacking = ["a"];
    make.mockReturnValueOnce(refused(422));
    const { makeAll, result } = open();
    await act(async () => (await makeAll()).done);
    expect(await act(async () => (await makeAll()).done)).toBe(true);
    expect(made()).toEqual(["a", "a"]);
    expect(result.current.failures).toEqual([]);
  });

  it("ends the run where the network is lost", async () => {
    make.mockRejectedValueOnce(new TypeError("offline"));
    const { result } = open();
    const failure = act(() => result.current.makeAll().catch((error: unknown) => error));
    expect(await failure).toMatchObject({ status: 0 });
    expect(made()).toEqual(["a"]);
    expect([onEnd.mock.calls.length, result.current.progress]).toEqual([1, undefined]);
  });
});

it.each([
  ["by the button", ({ result }: ReturnType<typeof open>) => act(() => result.current.stop())],
  ["by leaving the screen", ({ unmount }: ReturnType<typeof open>) => unmount()],
])("stopping %s ends the run after the picture that is being made", async (_, stop) => {
  const first = Promise.withResolvers<Response>();
  make.mockReturnValueOnce(first.promise);
  const hook = open();
  const { done } = await hook.makeAll();
  await waitFor(() => expect(made()).toEqual(["a"]));
  stop(hook);
  first.resolve(Response.json({}));
  expect(await act(() => done)).toBe(false);
  expect(made()).toEqual(["a"]);
  expect(onEnd).toHaveBeenCalledOnce();
});
