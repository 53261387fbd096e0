import { countOf } from '../words/count-of'
import type { GuestCounts } from './guest-counts'

/** A party in one line, e.g. "1 room · 2 adults · 1 child". */
export function guestsSummary({ rooms, adults, children }: GuestCounts): string {
  const parts = [countOf(rooms, 'room'), countOf(adults, 'adult')]
  if (children > 0) parts.push(countOf(children, 'child', 'children'))
  return parts.join(' · ')
}
