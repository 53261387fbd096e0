import { countOf } from '../words/count-of'

/** What the total of a stay covers, as it stands beside every price: "2 nights, taxes included", with rooms where there are several. */
export function stayCovers({ nights, rooms }: { readonly nights: number; readonly rooms: number }): string {
  const party = rooms > 1 ? `${countOf(nights, 'night')}, ${rooms} rooms` : countOf(nights, 'night')
  return `${party}, taxes included`
}
