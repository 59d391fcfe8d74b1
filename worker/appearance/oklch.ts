/** A colour of OKLCH (https://bottosson.github.io/posts/oklab/): lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const channels = (hex: string): Triple => {
  const at = (start: number) => linear(parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
};

/** Of a colour `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bAxis = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bAxis), h: (Math.atan2(bAxis, a) * 180) / Math.PI };
}

function linearRgb({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isShown = (colour: Oklch) => linearRgb(colour).every((value) => value > -0.0001 && value < 1.0001);

/** `#rrggbb`, with as much of the chroma as sRGB has at this lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
  let [least, most] = [0, c];
  if (!isShown({ l, c, h }))
    for (let step = 0; step < 20; step++) {
      const middle = (least + most) / 2;
      if (isShown({ l, c: middle, h })) least = middle;
      else most = middle;
    }
  const shown = isShown({ l, c, h }) ? c : least;
  const bytes = linearRgb({ l, c: shown, h }).map((value) =>
    Math.round(encoded(Math.min(1, Math.max(0, value))) * 255),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
