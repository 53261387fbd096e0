/** Viewer that a price is made for: unknown visitor, signed-in user, or VIP, who alone pays VIP prices. */
export type PriceViewer = 'visitor' | 'signed_in' | 'vip'

/** Viewer kind of a user; a null id is a visitor. */
export function priceViewerOf(userId: string | null, isVip: boolean): PriceViewer {
  if (userId === null) return 'visitor'
  return isVip ? 'vip' : 'signed_in'
}
