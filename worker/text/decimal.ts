/** The digits of a written number. */
export interface Decimal {
  whole: string;
  fraction: string;
  /** The mark in '1.234' or '1,234', which parts thousands or decimals; `fraction` then has the last three digits. */
  doubtful?: "." | ",";
}

const PLAIN = /^(?<whole>\d+)(?:(?<mark>[.,])(?<fraction>\d+))?$/;
const GROUPED = /^(?<whole>[1-9]\d{0,2}(?<mark>[., '’])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<fraction>\d+))?$/;
const GROUP = /^[1-9]\d{0,2}$/;

/** '1500', '1.500,50', '1,500.50', '12.345.678', '1 500,50' with any space; undefined for anything else. */
export function readDecimal(text: string): Decimal | undefined {
  const digits = text.replace(/\s/g, " ");
  const { whole, mark, fraction = "" } = PLAIN.exec(digits)?.groups ?? {};
  if (whole) {
    const isDoubtful = GROUP.test(whole) && fraction.length === 3;
    return { whole, fraction, ...(isDoubtful && { doubtful: mark as "." | "," }) };
  }
  const grouped = GROUPED.exec(digits)?.groups;
  return grouped?.["whole"]
    ? { whole: grouped["whole"].replace(/\D/g, ""), fraction: grouped["fraction"] ?? "" }
    : undefined;
}
