import { describe, expect, it } from "vitest";
import { isAnimated } from "../../../worker/text/is-animated";
import { shrunkSentence } from "../../../app/admin/pictures/shrink";
import { concatBytes, GIF, JPEG, png } from "../../support/images";

const file = (bytes: number) => new File([new Uint8Array(bytes)], "zar.png");
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("isAnimated", () => {
  const twoFrames = bytesOf(`GIF89a${"!\xf9\x04    \0,".repeat(2)};`);
  const still = png(4, 4);
  const animated = concatBytes(still.slice(0, 33), bytesOf("\0\0\0\0acTL\0\0\0\0"), still.slice(33));
  const webp = (flags: string) => bytesOf(`RIFF    WEBPVP8X\n\0\0\0${flags}\0\0\0`);

  it.each([
    ["a GIF of two frames", twoFrames, true],
    ["a GIF of one frame", GIF, false],
    ["a PNG with an animation", animated, true],
    ["a still PNG", still, false],
    ["a WebP with an animation", webp("\x12"), true],
    ["a still WebP", webp("\x10"), false],
    ["a JPEG", JPEG, false],
    ["nothing", new Uint8Array(), false],
  ])("tells of %s", (_, bytes, expected) => expect(isAnimated(bytes)).toBe(expected));
});

it("says the size of a shrunk file before and after in round figures", () => {
  expect(shrunkSentence(file(4_404_019), file(389_120))).toBe("Görsel küçültüldü: 4,2 MB → 380 KB");
});
