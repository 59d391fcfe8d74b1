import type { Row, Source } from "./source";
import type { Span } from "./spans";

export interface MailParts {
  heads: Span[];
  subjects: Span[];
  signatures: Span[];
  rows: Row[];
  /** Where mails begin that a mail answers. */
  answered: number[];
}

const HEAD =
  /^(?:\*?(?:gonderen|gonderildi|gonderim tarihi|kimden|kime|bilgi|b?cc|tarih|konu|from|to|sent|date|subject|reply-to|yanit adresi|message-id|mime-version|content-[a-z-]+)\*? ?:|-{2,} ?\p{L}|-{3,})/u;
const ADDRESSED = /^\*?(?:gonderen|kimden|kime|from|to|konu|subject)\*? ?:/;
const WROTE = /(?:wrote|yazdi|sunlari yazdi|sunu yazdi) ?: ?$/;
const WROTE_NEXT = /^on (?:.*,)|tarihinde/;
const FORWARDED = /^-{2,} ?(?:forwarded|iletilen|ilet)/;
const ANSWERED =
  /^(?:-{2,} ?(?:original|orijinal|ozgun|asil) (?:message|mesaj|ileti)|\*?(?:gonderen|kimden|from)\*? ?:)/;
const SUBJECT = /^\*?(?:konu|subject)\*? ?:\*? ?/;
const CLOSING =
  /^(?:-- ?$|(?:en iyi dileklerimizle|saygi(?:lar|larimla|larimizla)?|sevgiler(?:le|imle)?|iyi (?:calismalar|gunler dileriz)|kolay gelsin|tesekkur(?:ler|ederiz| ederiz| ederim)|(?:best|kind|warm)(?: |est )?regards|regards|cheers|thanks|thank you|sincerely)(?!\p{L})[^\d%]{0,40}$)/u;

/** The parts of a mail, also of those that were forwarded in it. */
export function mailPartsOf({ folded, rows }: Source): MailParts {
  const parts: MailParts = { heads: [], subjects: [], signatures: [], rows: [], answered: [] };
  const textOf = ({ start, end }: Span) => folded.slice(start, end);
  let isSignature = false;
  for (let i = 0, next; i < rows.length; i = next) {
    next = i;
    while (next < rows.length && HEAD.test(textOf(rows[next] as Row))) next++;
    const isLabelled = next > i;
    if (!isLabelled) next++;
    const block = rows.slice(i, next);
    const texts = block.map(textOf);
    const isHead =
      isLabelled && (texts.some((text) => ADDRESSED.test(text)) || /^-{2,} ?\p{L}|^-{3,}/u.test(texts[0] ?? ""));
    const [first = ""] = texts;
    const isIntroduced =
      WROTE.test(first) || (WROTE_NEXT.test(first) && next < rows.length && WROTE.test(textOf(rows[next] as Row)));
    if (isHead || isIntroduced) {
      const isAnswered = isIntroduced || (!FORWARDED.test(first) && texts.some((text) => ANSWERED.test(text)));
      if (isAnswered && block[0]) parts.answered.push(block[0].start);
      for (const [at, { start, end }] of block.entries()) {
        const label = SUBJECT.exec(texts[at] ?? "")?.[0];
        parts.heads.push({ start, end: label ? start + label.length : end });
        if (label) parts.subjects.push({ start: start + label.length, end });
      }
      isSignature = false;
      continue;
    }
    isSignature ||= CLOSING.test(texts[0] ?? "");
    parts[isSignature ? "signatures" : "rows"].push(...block);
  }
  return parts;
}
