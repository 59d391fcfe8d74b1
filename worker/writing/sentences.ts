// Without zod, so that every screen of the panel can import it.
export const UNCONFIGURED =
  "Yapay zekâ henüz kurulmadı. Kullanmak için sitenin teknik sorumlusundan yapay zekâ anahtarını eklemesini isteyin.";
