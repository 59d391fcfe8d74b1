interface Figure {
  total: number;
  /** What it was 30 days ago; null where nothing was counted then. */
  before: number | null;
}

const percent = new Intl.NumberFormat("tr-TR", {
  style: "percent",
  signDisplay: "exceptZero",
  maximumFractionDigits: 1,
});

/** How a figure changed since last month, in per cent; after zero, as a number. */
export function changeOf({ total, before }: Figure): string {
  if (before === null) return "Geçen ay için veri yok";
  if (total === before) return "Geçen aya göre değişmedi";
  if (before === 0) return `Geçen aydan beri +${total}`;
  return `Geçen aya göre ${percent.format((total - before) / before)}`;
}
