import type { Drafted, HotelDraft } from './hotel-draft'

/** Rows that tell the same hotel with one review each become one hotel; another hotel under an id that is taken is refused. */
export function mergeDrafts(drafted: readonly Drafted[]): Drafted[] {
  const merged: Drafted[] = []
  const places = new Map<string, number>()
  for (const one of drafted) {
    const at = one.draft ? places.get(one.draft.sourceId) : undefined
    const first = at === undefined ? undefined : merged[at]
    if (!one.draft || at === undefined || !first?.draft) {
      if (one.draft) places.set(one.draft.sourceId, merged.length)
      merged.push(one)
    } else if (isSameHotel(first.draft, one.draft)) {
      merged[at] = { ...first, draft: { ...first.draft, reviews: [...first.draft.reviews, ...one.draft.reviews] } }
    } else {
      merged.push({ ...one, draft: null, refusal: `its id ${one.draft.sourceId} is that of line ${first.line}` })
    }
  }
  return merged
}

function isSameHotel(one: HotelDraft, other: HotelDraft): boolean {
  const factsOf = (draft: HotelDraft) => JSON.stringify({ ...draft, reviews: [] })
  return factsOf(one) === factsOf(other)
}
