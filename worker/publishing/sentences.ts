export const PAST_TIME = "Geçmiş bir zamana taşınamaz; ileri bir zaman seçin.";
export const IS_PUBLISHED = "Bu yazı zaten yayında";
