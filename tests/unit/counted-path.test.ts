import { describe, expect, it } from "vitest";
import { countedPath, PATH_MAX } from "../../worker/unknown-addresses/counted-path";

const of = (address: string) => countedPath(new URL(address, "https://site.example"));

describe("an unknown address", () => {
  it.each([
    ["/2024/05/12/100-tl-bonus/", "/2024/05/12/100-tl-bonus"],
    ["/Haber//%C4%B0ddaa%20%C5%9Fans", "/haber/İddaa şans"],
    ["/haber/i%cc%87ddaa%CC%87.html", "/haber/i̇ddaȧ.html"],
    ["/haber/x?sayfa=2&s=deneme+bonusu", "/haber/x?sayfa=2&s=deneme bonusu"],
    ["/haber/%F0%9F%8E%B0?a=%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9", "/haber/🎰?a=👨👩"],
    ["/haber/%E0%A4%A?a=%zz%ff%41", "/haber/%e0%a4%A?a=%zz%ff%41"],
    ["/c%23-%253f?a=b%26c%2bd+e", "/c%23-%253f?a=b%26c%2bd e"],
    ["/haber/a%00b%0d%0ac%E2%80%AEd", "/haber/abcd"],
    ["/wp-content/uploads/2024/05/1920x1080.jpg", "/wp-content/uploads/2024/05/1920x1080.jpg"],
  ])("%s is counted as %s", (address, counted) => expect(of(address)).toBe(counted));

  it.each([
    ["an e-mail address", "?email=ali%40ornek.com"],
    ["one encoded twice", "?email=ali%2540ornek.com"],
    ["a telephone number", "?tel=%2B90+532+123+45+67"],
    ["one behind the cut", `?x=${"y".repeat(2_000)}&tel=05321234567`],
    ["one that is cut", `?x=${"y".repeat(PATH_MAX - 20)}05321234567`],
  ])("with %s in its query is counted by its path", (_, query) => expect(of(`/haber/x${query}`)).toBe("/haber/x"));

  it.each(["/uye/ali%40ornek.com", "/uye/ali@ornek.com?a=1", "/ara/0532-123-45-67", "/2024/05/05321234567"])(
    "with the personal path %s is not counted",
    (address) => expect(of(address)).toBeUndefined(),
  );

  it("is cut between characters", () => {
    expect(of(`/${"x".repeat(5_000)}?a=b`)).toBe(`/${"x".repeat(PATH_MAX - 1)}`);
    expect(of(`/${"%F0%9F%8E%B0".repeat(PATH_MAX)}`)).toBe(`/${"🎰".repeat(PATH_MAX - 1)}`);
  });
});
