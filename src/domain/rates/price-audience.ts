/** For whom a price is made: nobody known, somebody who is signed in, or a VIP, who alone pays member prices. */
export type PriceViewer = 'visitor' | 'signed_in' | 'vip'

/** The audience that a user belongs to; null is a visitor. */
export function priceViewerOf(userId: string | null, isVip: boolean): PriceViewer {
  if (userId === null) return 'visitor'
  return isVip ? 'vip' : 'signed_in'
}
