import { cut, isText, type Parts } from "./bytes";

const [EXTENSION, PICTURE, TRAILER] = [0x21, 0x2c, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
/** Applications that browsers read: how often an animation repeats, and the colour profile. */
const NEEDED = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

export function plainGif(bytes: Uint8Array, view: DataView): Parts | undefined {
  let at = 13 + colourTableBytes(view.getUint8(10));
  const parts = [cut(bytes, 0, at)];
  for (;;) {
    const from = at;
    const block = view.getUint8(at);
    if (block === TRAILER) return { parts: [...parts, cut(bytes, at, at + 1)], orientation: 1 };
    if (block === EXTENSION) at += 2;
    else if (block === PICTURE) at += 11 + colourTableBytes(view.getUint8(at + 9));
    else return undefined;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at++;
    if (block === PICTURE || isNeeded(bytes, from)) parts.push(cut(bytes, from, at));
  }
}

function isNeeded(bytes: Uint8Array, at: number): boolean {
  const label = bytes[at + 1];
  return label === APPLICATION ? NEEDED.some((name) => isText(bytes, at + 3, name)) : label !== COMMENT;
}

const colourTableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
