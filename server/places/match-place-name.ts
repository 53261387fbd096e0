import { isLatin } from './is-latin'
import type { NameKey, NameKeys } from './place-name-keys'

/** How well names go with a text: 0 the whole name, 1 its beginning, 2 the beginning of a word, 2.5 initials, 3 somewhere in it; a little more for names that are not shown. */
export interface NameMatch {
  readonly tier: number
  readonly shown: string | null
}

const INITIALS_TIER = 2.5
const OTHER_NAME = 0.25

/** Matches a folded text with names; null where it fits none of them. */
export function matchPlaceName({ names, initials }: NameKeys, wanted: string): NameMatch | null {
  let best: NameMatch | null = null
  for (const key of names) {
    const tier = tierOf(key, wanted)
    if (tier === null) continue
    const total = tier + (key.shown === null ? 0 : OTHER_NAME)
    if (best === null || total < best.tier) best = { tier: total, shown: key.shown }
  }
  if (initials?.folded === wanted && (best === null || best.tier > INITIALS_TIER))
    return { tier: INITIALS_TIER, shown: initials.shown }
  return best
}

function tierOf({ folded, wordStarts }: NameKey, wanted: string): number | null {
  const at = folded.indexOf(wanted)
  if (at === 0) return folded.length === wanted.length ? 0 : 1
  if (wordStarts.some((start) => start.startsWith(wanted))) return 2
  return at > 0 && wanted.length >= (isLatin(wanted) ? 3 : 2) ? 3 : null
}
