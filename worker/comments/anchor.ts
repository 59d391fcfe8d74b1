/** Place of a comment on its page; eight digits of the id tell ten comments apart and keep the page light. */
export const commentAnchor = (id: string) => `yorum-${id.slice(0, 8)}`;
