export const PAST_TIME = "Geçmiş bir zamana taşınamaz; ileri bir zaman seçin.";
export const UNCHECKED = "Yazıyı henüz kimse kontrol etmedi; açıp onaylayın ya da yayınlayın.";
