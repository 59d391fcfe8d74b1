/** Folded: a quotation, and the whole sentences around it. */
export interface Words {
  quoted: string;
  sentence: string;
}

/** Words and endings of verbs that deny: 'hariç', 'kullanılamaz', 'olmayacaktır', 'alınamıyor', 'katılmayan'. */
export const DENIAL =
  /(?<!\p{L})(?:haric|disinda|degil|gecersiz|yasak|kapali|mevcut|eski|yok(?:tur)?(?!\p{L})|not(?!\p{L})|except|exclud|existing|cannot)|\p{L}m(?:[ae]z(?:l[ae]r|s[ae]|di?r?)?(?!\p{L})|[ae](?:makta|mekte|mis|y[ae]c[ae][kg]|y[ae]n)|[iu]yor)/u;
export const IS_NOT = /(?<!\p{L})degil/u;
