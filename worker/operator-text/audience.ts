import { DENIAL, IS_NOT, type Words } from "./denial";
import type { FoundValue } from "./found-value";

const NEW_CUSTOMERS =
  /(?<!\p{L})(?:yeni (?:uye|oyuncu|kullanici|musteri|kayit|katilan)|ilk (?:kez|defa) (?:uye|kay(?:d|it)|hesap|aramiza)|ilk (?:uyelik|kayit)|new (?:player|customer|user|member|sign|registr)|first-time)/u;
const ONLY_NEW = new RegExp(
  `(?<!\\p{L})(?:sadece|yalniz\\p{L}*|only(?: for| to)?|exclusively(?: for| to)?) ${NEW_CUSTOMERS.source}`,
  "u",
);
const FRIEND = /(?<!\p{L})(?:arkadas|davet|friend)/u;
const FIRST_DEPOSIT =
  /(?<!\p{L})(?<!(?:gun|hafta|ay)\p{L}{0,3} )(?:ilk (?:kez |defa )?(?:yatir|para yatir)|first[- ](?:time )?deposit)/u;
const REPEATED =
  /(?<!\p{L})(?:her (?:gun|hafta|ay|pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar)|gunluk|haftalik|aylik|every|daily|weekly)/u;

const PEOPLE = "(?:uye|oyuncu|kullanici|musteri)\\p{L}*";
const OLD = `(?:(?:eski|mevcut|kayitli) ${PEOPLE}|eskiler\\p{L}*|(?:daha once|onceden|zaten|halihazirda) (?:uye ol\\p{L}*|kayit(?:li|(?: yaptir)? ol\\p{L}*)(?: ol\\p{L}*)?)(?: ${PEOPLE})?)`;
const OLD_ENGLISH = "(?:existing|current|registered) (?:player|customer|user|member)s?";
const ALL_ENGLISH = "all (?:player|customer|user|member)s?";
/** Not the name of another bonus: 'yeni üye bonusu değildir'. */
const NO_NAME = "(?!(?<=uye|oyuncu|kullanici|musteri|kayit) (?:bonusu|kampanyasi|promosyonu|firsati))";
const OF_BONUS = "(?: (?:icin|ise|bu|bonus\\p{L}*|kampanya\\p{L}*|promosyon\\p{L}*|firsat\\p{L}*|bundan|buna))*";
const TAKE = "(?:yararlan|faydalan|katil|kullan|al)";
const NOT_GIVEN =
  `(?:haric(?!\\p{L}* (?:degil|tutulm))|disinda(?! kal|ki)|disi(?:dir)?(?!\\p{L})|kapsam disi|kapali|degil(?!\\p{L}* (?:sadece|yalniz))|(?:gecerli|dahil|uygun) degil` +
  `|${TAKE}[ae]m(?:[ae](?:z|y|m)|iyor)\\p{L}*|(?:veril|tanimlan|sunul|uygulan|gec|kapsa)m(?:[ae](?:z|y|m)|iyor)\\p{L}*)(?! (?:diye|degil))`;
/** Not 'sadece eskilere değil', nor some of them or at times: 'onaysız eski üyeler', 'hafta sonu yararlanamaz'. */
const NOT_FOR_OLD = new RegExp(
  `(?<!\\p{L}|(?:sadece|yalniz\\p{L}*|only|bazi|kimi|\\p{L}(?:(?<![dt])[ae]n|siz|li)) )(?:${OLD}${NO_NAME}${OF_BONUS} ${NOT_GIVEN}` +
    `|${OLD_ENGLISH}(?: \\p{L}+){0,2} (?:excluded|not (?:eligible|allowed|included)|cannot|can['’]t|may not)` +
    `|(?:not (?:available |valid |open |applicable )?(?:to|for)|except(?: for)?|excluding) ${OLD_ENGLISH})`,
  "gu",
);
const NOT_FOR_NEW = new RegExp(`${NEW_CUSTOMERS.source}\\p{L}*${NO_NAME}${OF_BONUS} ${NOT_GIVEN}`, "gu");
const OLD_TOO = `${OLD} (?:de|da|dahil(?! degil))(?!\\p{L})|hem (?:yeni|eski)|${OLD_ENGLISH} can (?:also|still)|new and existing`;
const EVERYBODY = new RegExp(
  `(?<!\\p{L})(?:(?:tum|butun) ${PEOPLE}|herkes\\p{L}*|(?:eski|mevcut)(?:-| | ve )yeni|yeni(?:-| | ve )(?:eski|mevcut)|${ALL_ENGLISH}|${OLD_TOO})`,
  "u",
);
const OTHERS_TAKE = new RegExp(
  `(?<!\\p{L})(?:(?:${OLD}|tum ${PEOPLE}|herkes)${OF_BONUS} (?:${TAKE}[ae]bil|acik)|${OLD_TOO}` +
    `|(?:${OLD_ENGLISH}|${ALL_ENGLISH}) can (?:also |still )?(?:use|claim|get|join|benefit|take))`,
  "u",
);

/** Whether the words of a quotation say that a bonus is for new customers only. */
export function isForNewOnly({ quoted, sentence }: Words): boolean {
  const [words, rest] = [quoted, sentence].map((text) => text.replace(NOT_FOR_OLD, " ")) as [string, string];
  if (FRIEND.test(rest) || SOME_MEMBERS.some((who) => who.test(rest))) return false;
  if (ONLY_NEW.test(words) && !DENIAL.test(words) && !IS_NOT.test(rest)) return true;
  if (EVERYBODY.test(rest)) return false;
  return words !== quoted || (NEW_CUSTOMERS.test(words) && !DENIAL.test(rest));
}

export const suggestsNewCustomers = ({ quoted, sentence }: Words) =>
  FIRST_DEPOSIT.test(quoted) && !REPEATED.test(sentence) && !DENIAL.test(sentence) && !EVERYBODY.test(sentence);

/** Words of an offer: 'tüm üyelere %50 bonus', not 'tüm üyelerimize duyurulur'. */
const OFFERED = new RegExp(
  `%|(?<!\\p{L})(?:yuzde|bonus|donus|freespin|iade|hediye|kampanya|cash|gecerli|acik|ozel|kim|${TAKE}[ae]bil|(?:yararlan|faydalan)(?:ir|acak)|(?:veri|tanimlan|sunul|eklen)|(?:for|to|only|can|get|open|available)(?!\\p{L}))`,
  "u",
);
const NO_OFFER =
  /(?<!\p{L})(?:kural|kosul|sozlesme|duyur|bilgi|selam|merhaba|tesekkur|dile|hesab|hesap|destek|adres|adi|numara|rules|terms)/u;
const REFUSED = new RegExp(`${NOT_GIVEN}|(?<!\\p{L})(?:degil|haric|disinda|yok|not|except|excluding)(?!\\p{L})`, "u");
const RECEIVERS = /(?:l[ae]re|l[ae]ra|imize|herkese)[ .!]*$/u;
const isOffer = (words: string) =>
  (OFFERED.test(words) || RECEIVERS.test(words)) && !NO_OFFER.test(words) && !REFUSED.test(words);

/** Whether the words of a quotation give a bonus to everybody. */
export const isForEverybody = ({ quoted, sentence }: Words) =>
  EVERYBODY.test(quoted) &&
  isOffer(quoted) &&
  !FRIEND.test(sentence) &&
  !NEW_CUSTOMERS.test(quoted.replace(EVERYBODY, " "));

const LEVEL =
  /(?<!\p{L})((?!(?:bu|su|o|her|ust|alt|hangi|yuksek|en|ve|veya)(?!\p{L}))[\p{L}\d]+\.? (?:seviye|level|tier)(?:si)?(?!l[ae]r)(?: (?:ve )?(?:ustu|uzeri)| (?:and|or) (?:above|higher))?|(?:seviye|level) \d+(?: (?:ve )?(?:ustu|uzeri)| (?:and|or) (?:above|higher))?)/u;
const LASTING = /(?<!\p{L})((?:en az )?(?:bir|iki|uc|alti|\d+) (?:ay|yil)\p{L}* (?:dolduran|tamamlayan))/u;
const VIP = /(?<!\p{L})(vip)(?: kulup\p{L}*)? (?:uye|oyuncu|musteri|player|member)/u;
const MEMBERS = new RegExp(
  `(?<!\\p{L})(?:(?:eski|mevcut|sadik) ${PEOPLE}|(?:existing|current) (?:player|customer|user|member)s?)`,
  "u",
);
const SOME = [LEVEL, LASTING, VIP];
const SOME_MEMBERS = [MEMBERS, ...SOME];

/** Whether the words of a quotation give a bonus to members only, or to some of them. */
export function isForMembersOnly({ quoted, sentence }: Words): boolean {
  const rest = sentence.replace(NOT_FOR_NEW, " ");
  if (FRIEND.test(sentence) || EVERYBODY.test(sentence) || NEW_CUSTOMERS.test(rest)) return false;
  if (quoted.search(NOT_FOR_NEW) >= 0) return true;
  return SOME_MEMBERS.some((who) => who.test(quoted)) && isOffer(quoted);
}

/** Which members a quotation means, in the words of the text: 'Gümüş seviye ve üstü'. */
export function membersIn(quoted: string, lines: string, start: number): FoundValue | undefined {
  for (const who of SOME) {
    const [, found] = who.exec(quoted) ?? [];
    if (found === undefined) continue;
    const from = start + quoted.indexOf(found);
    const shown = lines.slice(from, from + found.length);
    const value = shown + (who === LASTING ? "lar" : who === VIP ? " üyeler" : "");
    return { field: "audience_note", value, start: from, end: from + found.length };
  }
  return undefined;
}

/** Whether another sentence of a text gives the bonus to others than new customers. */
export const isForOthers = (text: string) => OTHERS_TAKE.test(text);
