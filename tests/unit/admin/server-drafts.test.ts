// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import toast from "react-hot-toast";
import { describe, expect, it, vi } from "vitest";
import { DRAFT_BYTES_MAX, DRAFT_TOO_LARGE } from "../../../worker/form-drafts/constants";
import { openDraftForm } from "../../support/draft-form";
import { ago, FORM, hide, idOf, keys, setupServerDrafts } from "../../support/panel-drafts";

const server = setupServerDrafts();
const sentTitles = () =>
  server.writes.map((write) =>
    write.startsWith("end") ? "end" : (JSON.parse(write) as { values: { title: string } }).values.title,
  );

describe("what is typed", () => {
  it("is sent after three seconds of rest, under the id of the browser's draft, and not again without a change", async () => {
    const { type, wait, draft } = await openDraftForm("2026-11-01");
    type("Y");
    await wait(2_900);
    type("Yarım");
    await wait(2_900);
    expect([server.writes, draft().kept]).toEqual([[], "browser"]);
    await wait(200);
    expect([sentTitles(), draft().kept]).toEqual([["Yarım"], "server"]);
    expect(server.copies.get(FORM)).toMatchObject({ id: idOf(keys()[0]), basis: "2026-11-01" });
    type("Yarım ");
    type("Yarım");
    await wait(60_000);
    act(() => hide());
    await wait(10);
    expect(sentTitles()).toEqual(["Yarım"]);
  });

  it("is sent at once when the tab is hidden, as on a phone that is put away", async () => {
    const { type, wait } = await openDraftForm();
    type("Yarım");
    act(() => hide());
    await wait(10);
    expect([sentTitles(), keys().length]).toEqual([["Yarım"], 1]);
  });

  it("is sent in one request at a time, of those that wait the last", async () => {
    const first = Promise.withResolvers<undefined>();
    const { type, wait } = await openDraftForm();
    server.answer = async () => {
      server.answer = undefined;
      await first.promise;
      return Response.json({ saved_at: ago(0), replaced: null });
    };
    for (const title of ["Bir", "İki", "Üç"]) {
      type(title);
      await wait(3_100);
    }
    expect(sentTitles()).toEqual(["Bir"]);
    first.resolve(undefined);
    await wait(10);
    expect(sentTitles()).toEqual(["Bir", "Üç"]);
  });

  it("stays in the browser without a message while the server cannot be reached, and is sent once it can", async () => {
    const complained = vi.spyOn(toast, "error");
    const { type, wait, draft } = await openDraftForm();
    server.answer = () => Promise.resolve(undefined);
    for (const title of ["Bir", "İki"]) {
      type(title);
      await wait(3_100);
    }
    expect([draft().kept, draft().refusal, keys().length]).toEqual(["browser", undefined, 1]);
    server.answer = () => Promise.resolve(Response.json({ error: { message: "Bakım" } }, { status: 503 }));
    act(() => void dispatchEvent(new Event("online")));
    await wait(10);
    expect([draft().kept, draft().refusal]).toEqual(["browser", undefined]);
    server.answer = undefined;
    act(() => void dispatchEvent(new Event("online")));
    await wait(10);
    expect([sentTitles().at(-1), draft().kept]).toEqual(["İki", "server"]);
    expect(complained).not.toHaveBeenCalled();
  });

  it("stays in the browser with the server's sentence after signing out or a change of the role", async () => {
    const { type, wait, draft } = await openDraftForm();
    for (const [status, message] of [
      [401, "Bu sayfaya erişmek için giriş yapmalısınız"],
      [403, "Bu bölüm yalnızca yöneticilere açık"],
    ] as const) {
      server.answer = () => Promise.resolve(Response.json({ error: { message } }, { status }));
      type(message);
      await wait(3_100);
      expect([draft().kept, draft().refusal]).toEqual(["browser", message]);
    }
    expect(location.pathname).not.toContain("login");
    server.answer = undefined;
    type("Yeniden giriş");
    await wait(3_100);
    expect([draft().kept, draft().refusal]).toEqual(["server", undefined]);
  });

  it("is not sent if it is too large, and the browser goes on alone", async () => {
    const { type, wait, draft } = await openDraftForm();
    type("ş".repeat(DRAFT_BYTES_MAX / 2));
    await wait(3_100);
    expect([server.writes, draft().kept, draft().refusal]).toEqual([[], "browser", DRAFT_TOO_LARGE]);
    type("kısa");
    await wait(3_100);
    expect([sentTitles(), draft().kept, draft().refusal]).toEqual([["kısa"], "server", undefined]);
  });

  it("is deleted in both places once it is saved or discarded, after the request that sends it", async () => {
    const first = Promise.withResolvers<undefined>();
    const { type, wait, draft } = await openDraftForm();
    server.answer = async () => {
      server.answer = undefined;
      return first.promise;
    };
    type("Yarım");
    await wait(3_100);
    const discarded = act(() => draft().discard());
    expect(sentTitles()).toEqual(["Yarım"]);
    first.resolve(undefined);
    await discarded;
    expect([sentTitles(), keys()]).toEqual([["Yarım", "end"], []]);
  });

  it("is no draft any more where it equals the record again", async () => {
    const { type, wait } = await openDraftForm();
    type("Yarım");
    await wait(3_100);
    type("");
    await wait(3_100);
    expect([sentTitles(), keys(), server.copies.get(FORM)?.values]).toEqual([["Yarım", "end"], [], null]);
  });

  it("asks the server for nothing more where it was never sent", async () => {
    const { type, wait, draft } = await openDraftForm();
    type("Yarım");
    await wait(2_100);
    await act(() => draft().discard());
    expect([server.writes, keys()]).toEqual([[], []]);
  });
});
