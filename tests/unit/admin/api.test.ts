import type { ClientResponse } from "hono/client";
import { describe, expect, it } from "vitest";
import { accepted, answered, ApiError, sentenceOf, SERVER_UNREACHABLE } from "../../../app/admin/api";

type AnyResponse = ClientResponse<unknown, number, string>;

const call = (response: Response) => Promise.resolve(response as unknown as AnyResponse);
const lost = () => Promise.reject<AnyResponse>(new TypeError("Failed to fetch"));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

it("a call that the server lets through gives the response, or its JSON, if it has any", async () => {
  const response = Response.json({ id: 1 }, { status: 201 });
  expect(await accepted(call(response))).toBe(response);
  expect(await answered(call(response))).toEqual({ id: 1 });
  expect(await answered(call(new Response(null, { status: 204 })))).toBeUndefined();
});

it.each([
  ["sentence and status", 409, { error: { code: "conflict", message: "Kayıt değişti" } }, { message: "Kayıt değişti" }],
  [
    "fields",
    422,
    { error: { message: "Hatalı" }, fields: { title: "Kısa" } },
    { details: { fields: { title: "Kısa" } } },
  ],
  [
    "current row of a conflict",
    409,
    { error: { message: "Kayıt değişti" }, current: { title: "Yeni" } },
    { details: { current: { title: "Yeni" } } },
  ],
])("a call that the server refuses throws the server's %s", async (_, status, body, error) =>
  expect(await failureOf(accepted(call(Response.json(body, { status }))))).toMatchObject({ status, ...error }),
);

describe("a call without an answer of the API", () => {
  it("throws that the server cannot be reached", async () => {
    expect(await failureOf(accepted(lost()))).toMatchObject({ status: 0, message: SERVER_UNREACHABLE });
  });

  it("begins the message with what failed", async () => {
    const error = await failureOf(accepted(lost(), "Yazılar okunamadı"));
    expect(error?.message).toBe(`Yazılar okunamadı: ${SERVER_UNREACHABLE}`);
  });

  it.each([
    ["a page of something in between", new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
    ["JSON of something in between", Response.json({ detail: "quota" }, { status: 429 }), 429],
    ["a crash", new Response("", { status: 500 }), 500],
  ])("does not take %s for a broken connection", async (_, response, status) => {
    const message = `Kaydedilemedi: Sunucu beklenmeyen bir yanıt verdi (${status}), biraz sonra tekrar deneyin`;
    expect(await failureOf(accepted(call(response), "Kaydedilemedi"))).toMatchObject({ status, message });
  });
});

it("the sentence of an error is the server's, and a general one for a bug", () => {
  expect(sentenceOf(new ApiError(422, "Başlık kısa"))).toBe("Başlık kısa");
  expect(sentenceOf(new TypeError("x is undefined"))).toBe("Beklenmeyen bir hata oluştu");
});
