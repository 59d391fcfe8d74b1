import { countryName } from "./country";
import { foldTr } from "./folding";

const CODES =
  "ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCX" +
  "CYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIR" +
  "ISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNE" +
  "NFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTF" +
  "TGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW";

/** ISO 3166-1, and XK, by which Cloudflare calls Kosovo. */
export const COUNTRIES: readonly string[] = CODES.match(/../g) ?? [];

/** Names that people write, folded. */
const ALIASES: Record<string, string> = { abd: "US", amerika: "US", ingiltere: "GB" };

let byName: Map<string, string> | undefined;

/** The code of a country by its code or Turkish name, in any spelling that folds alike; undefined for anything else. */
export function countryOf(written: string): string | undefined {
  byName ??= new Map(COUNTRIES.flatMap((code) => [code, countryName(code)].map((name) => [foldTr(name), code])));
  const text = foldTr(written);
  return byName.get(text) ?? ALIASES[text];
}

interface Country {
  code: string;
  name: string;
}

const collator = new Intl.Collator("tr");

/** Countries by their Turkish names, without those left out. */
export const countriesByName = (leftOut: readonly string[] = []): Country[] =>
  COUNTRIES.filter((code) => !leftOut.includes(code))
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => collator.compare(one.name, other.name));
