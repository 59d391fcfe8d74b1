import type { ShareCard } from "./share-card";

export const postCard = ({ title, category }: { title: string; category: string }): ShareCard => ({
  over: category,
  title,
  facts: [],
});
