import { ADDRESSES_MAX, type Reading } from "./reading";
import { inNumbers } from "./words";

const NAMED_MAX = 3;

/** Sentence about site maps of an index that were not chosen; empty if none is missing. */
export function lackText({ siteMaps }: Reading): string {
  if (siteMaps.length === 0) return "";
  const more = siteMaps.length - NAMED_MAX;
  const named = `${siteMaps.slice(0, NAMED_MAX).join(", ")}${more > 0 ? ` ve ${inNumbers(more)} dosya daha` : ""}`;
  return `Dizindeki ${inNumbers(siteMaps.length)} site haritası eksik: ${named}. Dosyaları indirip birlikte seçin.`;
}

/** Why a list cannot be checked; empty if it can. */
export function faultOf(read: Reading): string {
  const count = read.addresses.length;
  if (count > ADDRESSES_MAX)
    return `Bir denetimde en çok ${inNumbers(ADDRESSES_MAX)} adres olabilir, listede ${inNumbers(count)} adres var; listeyi bölün.`;
  if (count > 0) return "";
  return lackText(read) || "Listede adres yok. Her satıra / ya da https:// ile başlayan bir adres yazın.";
}
