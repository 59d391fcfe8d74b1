/** Names under which the text keeps elements (B6.6); deleted text stays, struck through. */
const RENAMED: Partial<Record<string, string>> = {
  ...{ h4: "h3", h5: "h3", h6: "h3" },
  ...{ del: "s", strike: "s" },
  ...{ menu: "ul", dir: "ul" },
};

/** Blocks of the text itself. Quill does not know `thead` and `tbody`. */
export const TEXT_BLOCKS = "p h1 h2 h3 ul ol li blockquote pre figure figcaption table tr td th".split(" ");

/** `div` stands for all others on the way in. */
const BLOCKS = new Set([...TEXT_BLOCKS, "div"]);

/** Elements that browsers show as blocks and the text does not know; `hr` parts what stands around it. */
const OTHER_BLOCKS = new Set(
  (
    "address article aside body button caption center dd details dialog dl dt fieldset footer form header hgroup hr " +
    "html legend listing main nav noframes optgroup plaintext search section select summary"
  ).split(" "),
);

/** Other elements of articles. */
const OTHERS = new Set(
  (
    "a abbr b big br cite code em font i iframe img ins kbd label mark q samp script small span strong style sub sup " +
    "svg time tt u var video wbr"
  ).split(" "),
);
const TAG = /<\/?([a-z][a-z\d]*)(?:[\s/][^<>]*)?>/gi;

/** Whether a text is HTML: other words in angle brackets are no tags. */
export const hasTags = (text: string) => Array.from(text.matchAll(TAG)).some(([, name = ""]) => isElement(name));

function isElement(name: string): boolean {
  const known = name.toLowerCase();
  return BLOCKS.has(known) || OTHER_BLOCKS.has(known) || OTHERS.has(known) || Object.hasOwn(RENAMED, known);
}

const BLOCK_STYLE = /(?:^|;)\s*display\s*:\s*(?:block|flex|grid|list-item|table|flow-root)/i;
const STRUCK_STYLE = /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i;
const LINES_STYLE = /(?:^|;)\s*white-space(?:-collapse)?\s*:\s*(?:pre|break-spaces)/i;
/** Google Docs wraps what it copies in a `<b>` that is not bold. */
const NORMAL_WEIGHT = /(?:^|;)\s*font-weight\s*:\s*(?:normal|400)/i;

const SHIFTED_STYLE = /(?:^|;)\s*vertical-align\s*:\s*(super|sub)\b/i;

const WITHOUT_TEXT = ["br", "hr", "img"];
/** Whether an element is a hidden copy of the text beside it, as web pages have for formulas. */
export const isRepetition = (name: string, ariaHidden?: string | null) =>
  name === "annotation" || (ariaHidden === "true" && !WITHOUT_TEXT.includes(name));

export const isBlock = (name: string) => BLOCKS.has(name);
export const isShownAsBlock = (style: string) => BLOCK_STYLE.test(style);
export const isStruck = (style: string) => STRUCK_STYLE.test(style);
export const showsLineBreaks = (style: string) => LINES_STYLE.test(style);

export function keptName(name: string, style: string): string {
  if (OTHER_BLOCKS.has(name)) return "div";
  const shift = name === "span" ? SHIFTED_STYLE.exec(style)?.[1]?.toLowerCase() : undefined;
  if (shift) return shift === "super" ? "sup" : "sub";
  return name === "b" && NORMAL_WEIGHT.test(style) ? "span" : (RENAMED[name] ?? name);
}

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|[\u{e0020}-\u{e007f}]|[\d#*]\ufe0f?\u20e3)+$/u;
const EMOJI_CLASS = /(?:^|[\s_-])(?:tw)?(?:emoji|smiley)/i;

/** Whether a picture of another site stands for the emoji of its `alt`. */
export const isEmoji = (alt: string, className: string, src: string) =>
  !src.startsWith("/") && (EMOJI.test(alt) || (alt !== "" && EMOJI_CLASS.test(className)));
