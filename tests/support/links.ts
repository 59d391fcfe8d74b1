/** The columns of a click on a promotion's card, and on the own link of a casino. */
export const promotionLink = (record_id: string, casino_id = "") =>
  ({ kind: "promotion", record_id, casino_id, placement: "kart" }) as const;
export const casinoLink = (id: string) =>
  ({ kind: "casino", record_id: id, casino_id: id, placement: "kart" }) as const;
