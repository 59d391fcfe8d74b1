// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { readLogo } from "../../../app/admin/appearance/logo-file";
import { IMAGE_BROKEN, SVG_REFUSED } from "../../../worker/media/rules";
import { concatBytes, GIF, JPEG, png } from "../../support/images";

const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>';
const file = (bytes: Uint8Array | string, name = "logo.png", type = "image/png") =>
  new File([concatBytes(bytes) as BlobPart], name, { type });

/** Lets the browser decode any file as a picture of this size; none if undefined. */
function decodesTo(size?: { width: number; height: number }) {
  vi.stubGlobal("createImageBitmap", () =>
    size ? Promise.resolve({ ...size, close: () => undefined }) : Promise.reject(new Error("not decoded")),
  );
}

it("a logo is read with its size", async () => {
  decodesTo({ width: 480, height: 120 });
  expect(await readLogo(file(png(480, 120)))).toEqual({ width: 480, height: 120 });
});

it.each([
  ["an SVG", file(SVG, "logo.svg", "image/svg+xml"), SVG_REFUSED],
  ["an SVG with another name", file(SVG), SVG_REFUSED],
  ["a JPEG with another name", file(JPEG), "Logo PNG veya WebP olmalıdır."],
  ["a GIF", file(GIF, "logo.gif", "image/gif"), "Logo PNG veya WebP olmalıdır."],
  ["a text", file("metin", "logo.txt", "text/plain"), "Logo PNG veya WebP olmalıdır."],
  ["a file of 210 KB", file(png(480, 120, 215_040)), /^Logo en çok 200 KB olabilir; bu dosya 21\d KB\.$/],
])("%s is refused before it is sent", async (_, given, sentence) => {
  decodesTo({ width: 480, height: 120 });
  expect(await readLogo(given)).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence);
});

it("a broken file and one that is too wide are refused", async () => {
  decodesTo();
  expect(await readLogo(file(png(9, 9)))).toBe(IMAGE_BROKEN);
  decodesTo({ width: 10_000, height: 90 });
  expect(await readLogo(file(png(10_000, 90)))).toContain("10.000×90 piksel");
});
