interface Figure {
  total: number;
  /** Value 30 days ago; null if unknown. */
  before: number | null;
}

const percent = new Intl.NumberFormat("tr-TR", {
  style: "percent",
  signDisplay: "exceptZero",
  maximumFractionDigits: 1,
});

/** Change since last month in per cent; as a number if it was zero. */
export function changeOf({ total, before }: Figure): string {
  if (before === null) return "Geçen ay için veri yok";
  if (total === before) return "Geçen aya göre değişmedi";
  if (before === 0) return `Geçen aydan beri +${total}`;
  return `Geçen aya göre ${percent.format((total - before) / before).replace("-", "−")}`;
}
