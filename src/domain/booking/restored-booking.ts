import type { WantedStay } from '../stay/decide-stay'
import { isSameStay } from '../stay/is-same-stay'
import type { BookingDraft } from './booking-draft'
import type { BookingWish } from './booking-wish'
import type { SeenPrice } from './judge-price'

/** What the booking page begins with; offered is the stay of an unfinished booking that the traveler may return to. */
export interface RestoredBooking {
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
  readonly offered: WantedStay | null
}

/** Returns what was tapped, whatever a draft says: a draft of the same stay adds only the price seen in it, one of another stay is offered. */
export function restoredBooking({ stay, seen }: BookingWish, draft: BookingDraft | null): RestoredBooking {
  if (!draft) return { stay, seen, offered: null }
  if (isSameStay(stay, draft.stay)) return { stay, seen: seen ?? draft.seen, offered: null }
  const canOffer = draft.isBegun && draft.stay.checkIn !== undefined && draft.stay.checkOut !== undefined
  return { stay, seen, offered: canOffer ? draft.stay : null }
}
