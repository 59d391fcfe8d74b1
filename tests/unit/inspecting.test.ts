import { describe, expect, it } from "vitest";
import { inspect } from "../../worker/media/inspecting";
import { IMAGE_BROKEN, IMAGE_HAS_OTHER_DATA, SVG_REFUSED, UNSUPPORTED_IMAGE } from "../../worker/media/rules";
import { concatBytes, GIF, JPEG, png } from "../support/images";

describe("an upload", () => {
  it.each([
    ["HTML", concatBytes("<!doctype html><script>alert(1)</script>")],
    ["a BMP", concatBytes("BM", new Uint8Array(60).fill(1))],
    ["empty", new Uint8Array()],
    ["the beginning of a PNG", png(9, 9).subarray(0, 8)],
  ])("is no picture where it is %s", (_, bytes) => expect(() => inspect(bytes)).toThrow(UNSUPPORTED_IMAGE));

  it("says why it may not be an SVG", () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    expect(() => inspect(concatBytes(svg))).toThrow(SVG_REFUSED);
  });

  it.each([
    ["PNG", png(9, 9)],
    ["JPEG", JPEG],
    ["GIF", GIF],
  ])("is broken where the end of a %s is missing", (_, bytes) =>
    expect(() => inspect(bytes.subarray(0, -1))).toThrow(IMAGE_BROKEN),
  );

  it.each(["<SCRIPT>alert(1)</script>", "<!doctype html>", "<?php x", "%PDF-1.7", "<svg onload=x>", "PK\x05\x06"])(
    "is refused where it could be read as another file, too: %j",
    (text) => expect(() => inspect(png(9, 9, `icc\0${text}`))).toThrow(IMAGE_HAS_OTHER_DATA),
  );
});
