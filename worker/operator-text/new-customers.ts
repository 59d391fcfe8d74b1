import { DENIAL, IS_NOT, type Words } from "./denial";

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
const OF_BONUS = "(?: (?:icin|ise|bu|bonus\\p{L}*|kampanya\\p{L}*|promosyon\\p{L}*|firsat\\p{L}*|bundan|buna))*";
const TAKE = "(?:yararlan|faydalan|katil|kullan|al)";
const NOT_GIVEN =
  `(?:haric(?!\\p{L}* (?:degil|tutulm))|disinda(?! kal|ki)|disi(?:dir)?(?!\\p{L})|kapsam disi|kapali|degil(?!\\p{L}* (?:sadece|yalniz))|(?:gecerli|dahil|uygun) degil` +
  `|${TAKE}[ae]m(?:[ae](?:z|y|m)|iyor)\\p{L}*|(?:veril|tanimlan|sunul|uygulan|gec|kapsa)m(?:[ae](?:z|y|m)|iyor)\\p{L}*)(?! (?:diye|degil))`;
/** Not 'sadece eskilere değil', nor some of them or at times: 'onaysız eski üyeler', 'hafta sonu yararlanamaz'. */
const NOT_FOR_OLD = new RegExp(
  `(?<!\\p{L}|(?:sadece|yalniz\\p{L}*|only|bazi|kimi|\\p{L}(?:(?<![dt])[ae]n|siz|li)) )(?:${OLD}${OF_BONUS} ${NOT_GIVEN}` +
    `|${OLD_ENGLISH}(?: \\p{L}+){0,2} (?:excluded|not (?:eligible|allowed|included)|cannot|can['’]t|may not)` +
    `|(?:not (?:available |valid |open |applicable )?(?:to|for)|except(?: for)?|excluding) ${OLD_ENGLISH})`,
  "gu",
);
const OLD_TOO = `${OLD} (?:de|da|dahil(?! degil))(?!\\p{L})|hem (?:yeni|eski)`;
const EVERYBODY = new RegExp(
  `(?<!\\p{L})(?:tum ${PEOPLE}|herkes|eski(?:-| | ve )yeni|yeni(?:-| | ve )eski|${ALL_ENGLISH}|${OLD_TOO})`,
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
  if (FRIEND.test(rest)) return false;
  if (ONLY_NEW.test(words) && !DENIAL.test(words) && !IS_NOT.test(rest)) return true;
  if (EVERYBODY.test(rest)) return false;
  return words !== quoted || (NEW_CUSTOMERS.test(words) && !DENIAL.test(rest));
}

export const suggestsNewCustomers = ({ quoted, sentence }: Words) =>
  FIRST_DEPOSIT.test(quoted) && !REPEATED.test(sentence) && !DENIAL.test(sentence) && !EVERYBODY.test(sentence);

/** Whether another sentence of a text gives the bonus to others than new customers. */
export const isForOthers = (text: string) => OTHERS_TAKE.test(text);
