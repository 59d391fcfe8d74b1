const BRACKETS = /[{}[\]<>«»‹›\uFFFD]/;
const GUID = /^\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}$/i;
const MARKED = /^[%#$@:~!*|&(^]+[a-z_].*$|%[a-z]\w*%|#[a-z]\w*#|^__\w+__$|^([_-]+)[a-z]+(?:[_-][a-z]+)*\d?\1$/i;
const BARE =
  /^(?:click|trans|transaction|txn|tx|order|deposit|conversion|player|sub|aff[_-]?sub)(?:[_-]?id)?$|^(?:aff[_-]?)?(?:sub|s|click)(?:[_-]?id)?[_-]?\d?$|^(?:tiklama_kimligi|islem_no)$/i;
const NOTHING = /^(["'`]?)(?:null|undefined|unknown|empty|none|nan|nil|n\/?a)\1$|^["'`]+$/i;
const BLANK_ID = /^(?:[0\-_.]+|-1)$/;

/** Whether a value is what a platform sends in place of one that it does not have; an id also if it names nothing. */
export function isPlaceholder(value: string, { isId }: { isId: boolean }): boolean {
  if (value === "") return true;
  return decodings(value).some((read) => {
    const text = read.normalize("NFKC");
    if (isId && (BARE.test(text) || BLANK_ID.test(text))) return true;
    return NOTHING.test(text) || MARKED.test(text) || (BRACKETS.test(text) && !GUID.test(text));
  });
}

/** Also as it is decoded twice: some platforms encode an encoded address. */
function decodings(text: string): string[] {
  const texts = [text];
  try {
    for (let turn = 0; turn < 2; turn++) texts.push(decodeURIComponent(texts.at(-1) ?? ""));
  } catch {
    return texts;
  }
  return texts;
}
