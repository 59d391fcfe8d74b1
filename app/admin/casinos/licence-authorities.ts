import { foldTr } from "../../../worker/text/folding";

/** How the authorities of countries are written, folded; those of a territory that is no country are left out. */
const AUTHORITIES: [written: RegExp, country: string][] = [
  [/\bmga\b|malta/, "MT"],
  [/curacao|\bcga\b|\bgcb\b|8048\/jaz/, "CW"],
  [/gibraltar|cebelitarik/, "GI"],
  [/isle of man|man adasi/, "IM"],
  [/\bukgc\b|uk gambling|great britain|birlesik krallik|ingiltere/, "GB"],
  [/alderney/, "GG"],
];

/** The country of a well-known licence authority (ISO 3166-1); undefined for others. */
export function countryOfAuthority(authority: string): string | undefined {
  const text = foldTr(authority);
  return AUTHORITIES.find(([written]) => written.test(text))?.[1];
}
