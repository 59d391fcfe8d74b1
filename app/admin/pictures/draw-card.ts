import { SHARED_BYTES_MAX } from "../../../worker/media/rules";
import { CARD_SIZE, type ShareCard } from "../../ui/share-card";
import { cutLine, fittedLines } from "./card-lines";
import { isCanvasTrue } from "./true-canvas";

const FONTS = `system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", Arial, sans-serif`;
/** Those of the dark pages, as on the site's own card. */
const COLOURS = { page: "#0b111d", card: "#131b2b", line: "#34415a", ink: "#eef1f7", dim: "#a5afc0", gold: "#ffc53d" };
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5];
const TITLE_SIZES = [64, 56, 50];
const LOGO_TIMEOUT_MS = 3_000;
const LOGO_SIDE = 132;
const MARGIN = 72;
const PADDING = 56;
const BOX = { x: MARGIN, y: 44, width: CARD_SIZE.width - 2 * MARGIN, height: 468 };
const INSIDE = { x: BOX.x + PADDING, width: BOX.width - 2 * PADDING };

/** Draws a card as a JPEG that messengers show. Throws where this browser cannot. */
export async function drawCard(card: ShareCard, siteName: string, logoUrl?: string | null): Promise<Blob> {
  if (!isCanvasTrue()) throw new Error("the canvas of this browser is not true");
  const canvas = document.createElement("canvas");
  Object.assign(canvas, CARD_SIZE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const logo = logoUrl ? await loadedLogo(logoUrl) : undefined;
  drawFrame(context, siteName);
  if (logo) drawLogo(context, logo);
  drawTexts(context, card, INSIDE.width - (logo ? LOGO_SIDE + 36 : 0));
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (blob?.type === "image/jpeg" && blob.size <= SHARED_BYTES_MAX) return blob;
  }
  throw new Error("no JPEG is light enough");
}

type Context = CanvasRenderingContext2D;

function write(
  context: Context,
  text: string,
  at: { x: number; y: number },
  style: { size: number; colour: string; bold?: boolean },
) {
  context.font = fontOf(style);
  context.fillStyle = style.colour;
  context.fillText(text, at.x, at.y);
}

const fontOf = ({ size, bold = false }: { size: number; bold?: boolean }) =>
  `${bold ? "700" : "400"} ${size}px ${FONTS}`;

const measureIn = (context: Context, style: { size: number; bold?: boolean }) => {
  context.font = fontOf(style);
  return (text: string) => context.measureText(text).width;
};

function drawFrame(context: Context, siteName: string) {
  const { width, height } = CARD_SIZE;
  context.fillStyle = COLOURS.page;
  context.fillRect(0, 0, width, height);
  context.beginPath();
  context.roundRect(BOX.x, BOX.y, BOX.width, BOX.height, 24);
  context.fillStyle = COLOURS.card;
  context.fill();
  context.strokeStyle = COLOURS.line;
  context.lineWidth = 2;
  context.stroke();
  context.save();
  context.clip();
  context.fillStyle = COLOURS.gold;
  context.fillRect(BOX.x, BOX.y, BOX.width, 8);
  context.restore();
  const middle = 566;
  context.beginPath();
  context.arc(MARGIN + 32, middle, 30, 0, 2 * Math.PI);
  context.strokeStyle = COLOURS.gold;
  context.lineWidth = 3;
  context.stroke();
  context.textAlign = "center";
  write(context, "18+", { x: MARGIN + 32, y: middle + 8 }, { size: 23, colour: COLOURS.gold, bold: true });
  context.textAlign = "right";
  write(context, siteName, { x: width - MARGIN, y: middle + 12 }, { size: 34, colour: COLOURS.ink, bold: true });
  context.textAlign = "left";
  write(
    context,
    "Casino bonusları, şartlarıyla birlikte",
    { x: MARGIN + 82, y: middle + 10 },
    { size: 26, colour: COLOURS.dim },
  );
}

function drawTexts(context: Context, { over, title, facts }: ShareCard, width: number) {
  const above = cutLine(over, width, measureIn(context, { size: 32, bold: true }));
  write(context, above, { x: INSIDE.x, y: BOX.y + 70 }, { size: 32, colour: COLOURS.gold, bold: true });
  const most = facts.length > 0 ? 2 : 4;
  const { size, lines } = fittedLines(title, { width, most, sizes: TITLE_SIZES }, (size) =>
    measureIn(context, { size, bold: true }),
  );
  lines.forEach((line, at) =>
    write(
      context,
      line,
      { x: INSIDE.x, y: BOX.y + 86 + (at + 1) * size * 1.16 },
      { size, colour: COLOURS.ink, bold: true },
    ),
  );
  const gap = 20;
  const each = (INSIDE.width - gap * (facts.length - 1)) / facts.length;
  facts.forEach((fact, at) => drawFact(context, fact, { x: INSIDE.x + at * (each + gap), width: each }));
}

function drawFact(
  context: Context,
  { label, value, detail }: ShareCard["facts"][number],
  { x, width }: { x: number; width: number },
) {
  const [y, height, inner] = [BOX.y + BOX.height - 40 - 146, 146, width - 48];
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.fillStyle = COLOURS.page;
  context.fill();
  context.strokeStyle = COLOURS.line;
  context.lineWidth = 2;
  context.stroke();
  const line = (text: string, at: number, style: { size: number; colour: string; bold?: boolean }) =>
    write(context, cutLine(text, inner, measureIn(context, style)), { x: x + 24, y: y + at }, style);
  const size = [44, 38, 32, 28, 24].find((one) => measureIn(context, { size: one, bold: true })(value) <= inner) ?? 24;
  line(label, 40, { size: 25, colour: COLOURS.dim });
  line(value, 88, { size, colour: COLOURS.ink, bold: true });
  if (detail) line(detail, 124, { size: 24, colour: COLOURS.dim });
}

function drawLogo(context: Context, logo: HTMLImageElement) {
  const [x, y] = [INSIDE.x + INSIDE.width - LOGO_SIDE, BOX.y + 44];
  const scale = Math.min(LOGO_SIDE / logo.naturalWidth, LOGO_SIDE / logo.naturalHeight);
  const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  context.save();
  context.beginPath();
  context.roundRect(x, y, LOGO_SIDE, LOGO_SIDE, 22);
  context.fillStyle = "#fff";
  context.fill();
  context.clip();
  context.drawImage(logo, x + (LOGO_SIDE - width) / 2, y + (LOGO_SIDE - height) / 2, width, height);
  context.restore();
}

/** Undefined for one that does not load in time, or that the canvas could not be read after. */
async function loadedLogo(address: string): Promise<HTMLImageElement | undefined> {
  const logo = new Image();
  logo.crossOrigin = "anonymous";
  const loaded = new Promise<boolean>((resolve) => {
    logo.addEventListener("load", () => resolve(logo.naturalWidth > 0));
    logo.addEventListener("error", () => resolve(false));
    setTimeout(() => resolve(false), LOGO_TIMEOUT_MS);
  });
  logo.src = address;
  return (await loaded) ? logo : undefined;
}
