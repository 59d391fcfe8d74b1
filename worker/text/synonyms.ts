/** Folded phrases that mean the same to visitors; a search for one finds the others, too. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["bedava", "ucretsiz", "yatirimsiz"],
  ["free spin", "freespin", "ucretsiz donus", "bedava donus", "bedava cevirme", "ucretsiz cevirme"],
  ["freebet", "free bet", "bedava bahis", "ucretsiz bahis"],
  ["deneme", "yatirimsiz"],
  ["cashback", "kayip iadesi", "nakit iade", "kayip bonusu"],
  ["hos geldin", "hosgeldin", "ilk yatirim", "uyelik"],
];
