/** Days like `2026-11-30`, in Istanbul; the last day itself still counts. */
export function isExpired(expiryDate: string | null, today: string): boolean {
  return expiryDate !== null && expiryDate < today;
}

export function isActive(promotion: { is_active: boolean; expiry_date: string | null }, today: string): boolean {
  return promotion.is_active && !isExpired(promotion.expiry_date, today);
}
