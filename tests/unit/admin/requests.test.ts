import { describe, expect, it } from "vitest";
import { writingRequest, NEW_REQUEST } from "../../../app/admin/writing/request";

const typed = (change: Partial<Record<keyof typeof NEW_REQUEST, unknown>>) =>
  writingRequest.safeParse({ ...NEW_REQUEST, topic: "Çevrim şartı", ...change });
const sentences = (change: Parameters<typeof typed>[0]) => typed(change).error?.issues.map(({ message }) => message);

describe("a request to the text service", () => {
  it("is an article, unless a batch is asked for", () => {
    expect(typed({}).data).toEqual({ is_batch: false, topic: "Çevrim şartı" });
  });

  it("is a batch with numbers that were typed", () => {
    const request = typed({ is_batch: true, count: "5", published: " 0 " }).data;
    expect(request).toEqual({ is_batch: true, topic: "Çevrim şartı", count: 5, published: 0 });
  });

  it("needs a topic", () => {
    expect(sentences({ topic: "  " })).toEqual(["Lütfen bir konu girin"]);
  });

  it("asks nothing of the numbers of a batch while one article is wanted", () => {
    expect(typed({ count: "", published: "x" }).success).toBe(true);
  });

  it.each(["", " ", "0", "1.5", "x"])("refuses '%s' as the number of posts", (count) => {
    expect(sentences({ is_batch: true, count })).toEqual(["En az 1 içerik oluşturmalısınız"]);
  });

  it.each(["", "-1", "6", "1.5", "x"])("refuses '%s' as the number of published posts", (published) => {
    expect(sentences({ is_batch: true, published })).toEqual(["Yayınlanacak yazı sayısı 0 ile 5 arasında olmalıdır"]);
  });
});
