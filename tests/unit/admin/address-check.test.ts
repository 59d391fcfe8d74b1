// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeRules } from "../../../app/admin/redirects/proposals";
import { proposedFor } from "../../../app/admin/redirects/check/proposal-select";
import { faultOf, lackText } from "../../../app/admin/redirects/check/problem";
import { useCheck } from "../../../app/admin/redirects/check/use-check";
import { useKeptList } from "../../../app/admin/redirects/check/use-kept-list";
import { arrivalText, sumText } from "../../../app/admin/redirects/check/words";
import type { CheckKind } from "../../../worker/redirects/checking-rules";
import { setupToasts } from "../../support/toasts";

const toasts = setupToasts();

const checked = (address: string, kind: CheckKind = "ok") => ({
  ...{ address, kind, status: 200, target: address, hops: 0 },
});
const rows = (kind: CheckKind, count: number) =>
  Array.from({ length: count }, (_, at) => checked(`/${kind}-${at}`, kind));
const read = (addresses: number, siteMaps: string[] = []) => ({
  ...{ addresses: Array.from({ length: addresses }, (_, at) => `/${at}`), unread: 0, siteMaps },
});

/** Answers each request for a check, until one fails. */
function answerChecks(isFailing: (paths: string[]) => boolean = () => false) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (_url: unknown, { body }: { body: string }) => {
    const { paths } = JSON.parse(body) as { paths: string[] };
    const isRefused = isFailing(paths);
    if (!isRefused) asked.push(...paths);
    const answer = isRefused
      ? { error: { code: "unavailable", message: "Olmadı" } }
      : { checked: paths.map((path) => checked(path)) };
    return Promise.resolve(Response.json(answer, { status: isRefused ? 503 : 200 }));
  });
  return asked;
}

it("sums results, and names rare ones only if there are some", () => {
  expect(sumText([])).toBe("0 tamam · 0 yönlendirme · 0 hedefsiz");
  expect(sumText([...rows("ok", 4_812), ...rows("redirect", 131), ...rows("missing", 57)])).toBe(
    "4.812 tamam · 131 yönlendirme · 57 hedefsiz",
  );
  expect(sumText([...rows("gone", 3), ...rows("own", 1)])).toBe(
    "0 tamam · 0 yönlendirme · 0 hedefsiz · 3 kaldırıldı · 1 panel adresi",
  );
});

it("says where a visitor arrives", () => {
  const missing = { ...checked("/x", "missing"), hops: 1 };
  expect(arrivalText(checked("/x"))).toBe("");
  expect(arrivalText({ ...checked("/x", "redirect"), hops: 2, target: "/blog/y" })).toBe("/blog/y");
  expect(arrivalText({ ...missing, target: "/" })).toBe("Ana sayfa, adres bilinmediği için");
  expect(arrivalText({ ...missing, target: "/casino/y" })).toBe("Benzer sayfa: /casino/y");
  for (const hops of [0, 1]) expect(arrivalText({ ...missing, hops, status: 404 })).toBe("404 sayfası");
  expect(arrivalText({ ...missing, hops: 0, target: "/?p=9" })).toBe("Ana sayfa");
});

it("says why a list cannot be checked", () => {
  expect(faultOf(read(5_000))).toBe("");
  expect(faultOf(read(5_001))).toBe(
    "Bir denetimde en çok 5.000 adres olabilir, listede 5.001 adres var; listeyi bölün.",
  );
  expect(faultOf(read(0))).toBe("Listede adres yok. Her satıra / ya da https:// ile başlayan bir adres yazın.");
  const index = read(0, ["a.xml", "b.xml", "c.xml", "d.xml"]);
  const sentence =
    "Dizindeki 4 site haritası eksik: a.xml, b.xml, c.xml ve 1 dosya daha. Dosyaları indirip birlikte seçin.";
  expect([faultOf(index), lackText(index)]).toEqual([sentence, sentence]);
});

it("asks for every address once", async () => {
  const asked = answerChecks();
  const { result } = renderHook(useCheck);
  const { addresses } = read(50);
  await act(() => result.current.run(addresses));
  expect(asked.toSorted()).toEqual(addresses.toSorted());
  expect([...result.current.results.keys()].toSorted()).toEqual(addresses.toSorted());
  expect(result.current.progress).toBeUndefined();
});

it("keeps what was checked before a failure, and checks the rest", async () => {
  answerChecks((paths) => paths.includes("/30"));
  const { result } = renderHook(useCheck);
  const { addresses } = read(50);
  await act(() => result.current.run(addresses));
  expect(toasts()).toEqual(["Olmadı"]);
  const known = result.current.results;
  expect(known.size).toBeGreaterThan(0);
  expect(known.size).toBeLessThan(50);
  const asked = answerChecks();
  await act(() =>
    result.current.run(
      addresses.filter((address) => !known.has(address)),
      true,
    ),
  );
  expect(result.current.results.size).toBe(50);
  expect(asked).toHaveLength(50 - known.size);
});

it("makes rules of proposals under one change, and says which were refused", async () => {
  const sent: { change: string; lines: { line: number; values: object }[] }[] = [];
  vi.stubGlobal("fetch", (_url: unknown, { body }: { body: string }) => {
    const request = JSON.parse(body) as (typeof sent)[number];
    sent.push(request);
    const lines = request.lines.map(({ line }) =>
      line === 2
        ? { line, status: "refused", errors: { source: "Bu adresin kuralı var" } }
        : { line, status: "new", id: `rule-${line}`, errors: {} },
    );
    return Promise.resolve(Response.json({ lines }));
  });
  const proposals = Array.from({ length: 501 }, (_, n) => ({ source: `/${n}`, target: "/blog" }));
  const { ids, refused, change } = await makeRules(proposals);
  expect(refused).toEqual(["/1: Bu adresin kuralı var"]);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, "rule-1", "rule-501"]);
  expect(sent.map((request) => [request.change, request.lines.length])).toEqual([
    [change, 500],
    [change, 1],
  ]);
  expect(sent[0]?.lines[0]?.values).toEqual({ source: "/0", target: "/blog", status: "301", is_active: true });
});

it("proposes the most similar record until another or none is chosen", () => {
  const nearest = [
    { path: "/blog/a", title: "A" },
    { path: "/blog/b", title: "B" },
  ];
  const row = { ...checked("/a", "missing"), id: "/a", nearest };
  expect(proposedFor(row, {})).toBe("/blog/a");
  expect(proposedFor(row, { "/a": "/blog/b" })).toBe("/blog/b");
  expect(proposedFor(row, { "/a": "" })).toBe("");
  expect(proposedFor({ ...row, nearest: [] }, {})).toBe("");
  expect(proposedFor({ ...row, kind: "ok" }, {})).toBe("");
});

it("stops after the requests that are on their way", async () => {
  const { result } = renderHook(useCheck);
  answerChecks((paths) => {
    if (paths.includes("/12")) result.current.stop();
    return false;
  });
  await act(() => result.current.run(read(200).addresses));
  expect(result.current.results.size).toBeLessThan(40);
  expect(toasts()).toEqual([]);
});

it("keeps the pasted list in the tab until it is cleared", () => {
  const first = renderHook(useKeptList);
  act(() => first.result.current[1]("/a\n/b"));
  first.unmount();
  const second = renderHook(useKeptList);
  expect(second.result.current[0]).toBe("/a\n/b");
  act(() => second.result.current[1](""));
  expect(sessionStorage.getItem("panel-addresses")).toBeNull();
});
