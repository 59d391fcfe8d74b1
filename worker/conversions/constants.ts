import type { ConversionStatus } from "../../db/schema";

export const CONVERSION_LABELS: Record<ConversionStatus, string> = {
  kayit: "Kayıt",
  yatirim: "İlk yatırım",
  onay: "Onay",
  iptal: "İptal",
};
