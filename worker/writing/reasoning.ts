const TAG = "(?:\\w+:)?(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis|chain_of_thought)";
/** '<think>', '[THINK]', '◁think▷', '<|begin_of_thought|>' and the analysis channel of open-weight models. */
const OPENING = `<${TAG}(?:\\s[^<>]*)?>|\\[THINK\\]|◁think▷|<\\|begin_of_thought\\|>|<\\|channel\\|>(?:analysis|commentary)`;
const CLOSING = `</${TAG}\\s*>|\\[/THINK\\]|◁/think▷|<\\|end_of_thought\\|>|<\\|channel\\|>final`;
const MARK = new RegExp(`(?<opening>${OPENING})|${CLOSING}`, "gi");
const CONTROL = /<\|[a-z_]{2,30}\|>/g;
const FENCED = /```(?:think(?:ing)?|thoughts?|reasoning)\b[\s\S]*?(?:```|$)/gi;

const LABEL =
  /^[\s*_#>]*(?:reasoning|thinking|thoughts?|thought process|chain of thought|düşünce(?:ler|lerim)?|akıl yürütme)[*_ ]*[:\n]/iu;
/** Thoughts only before a labelled answer: it is a heading of articles, too. */
const ANALYSIS = /^[\s*_#>]*(?:analysis|analiz)[*_ ]*[:\n]/iu;
const STATUS = /^[ \t*_>]*(?:thinking ?(?:…|\.{3})|thought for \d[^\n]{0,20})[*_ ]*(?:\n|$)/gimu;
const ANSWER = "answer|output|response|yanıt|cevap|çıktı";
const FINAL_LABEL = new RegExp(`^[ \\t*_#>]*(?:final|nihai|son) (?:${ANSWER})[*_ ]*[:\\n][*_ ]*`, "gimu");
const ANSWER_LABEL = new RegExp(`^[ \\t*_#>]*(?:${ANSWER}|json|html)[*_ ]*[:\\n][*_ ]*`, "imu");
const STRUCTURE = /```|[[{]|<[a-z][a-z\d]*[\s>]/i;

/** The answer without thoughts: between marks, before a lone closing one, after an unclosed one, after 'Reasoning:'. */
export function withoutReasoning(text: string): string {
  return withoutSection(withoutMarked(text).replace(FENCED, "").replace(STATUS, "").replace(CONTROL, ""));
}

function withoutMarked(text: string): string {
  let kept = "";
  let from = 0;
  let isThinking = false;
  for (const { 0: mark, index, groups } of text.matchAll(MARK)) {
    if (groups?.["opening"]) {
      if (!isThinking) kept += text.slice(from, index);
      isThinking = true;
    } else {
      if (!isThinking) kept = "";
      isThinking = false;
    }
    from = index + mark.length;
  }
  return isThinking ? kept : kept + text.slice(from);
}

function withoutSection(text: string): string {
  const isThought = LABEL.test(text);
  if (!isThought && !ANALYSIS.test(text)) return text;
  const label = [...text.matchAll(FINAL_LABEL)].at(-1) ?? ANSWER_LABEL.exec(text);
  if (label) return text.slice(label.index + label[0].length);
  if (!isThought) return text;
  const start = text.search(STRUCTURE);
  return start < 0 ? "" : text.slice(start);
}
