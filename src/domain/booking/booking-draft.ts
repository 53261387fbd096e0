import type { Attempt } from '../attempt'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'
import type { SubmitPackageOrder } from '@/contract/order'
import type { SeenPrice } from './offer-state'
import { isSameStay, type WantedStay } from '../stays/wanted-stay'
import type { BookingForm } from './booking-form'
import type { BookingRequest } from './booking-request'

/** A booking that is being written, as it outlives a reload and a sign-in. */
export interface BookingDraft extends OwnedDraft {
  /** Whether the traveler has written or changed anything. */
  readonly isBegun: boolean
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
  readonly form: BookingForm
  readonly attempt: Attempt<SubmitPackageOrder> | null
}

/** Name under which a package's booking draft is stored for the tab's lifetime. */
export const bookingDraftName = (pid: string): string => `booking_draft ${pid}`

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account than the one signed in. */
export const readBookingDraft = (text: string | null, nowMs: number, uid: string | null): BookingDraft | null =>
  readStoredDraft(text, isDraft, nowMs, uid)

function isDraft(value: unknown): value is BookingDraft {
  if (!isRecord(value) || typeof value.savedAtMs !== 'number') return false
  const { uid, form, stay } = value
  if (uid !== null && typeof uid !== 'string') return false
  return isRecord(stay) && isRecord(form) && isForm(form)
}

const isForm = ({ guestNames, chosen, contact }: Record<string, unknown>) =>
  Array.isArray(guestNames) && Array.isArray(chosen) && isRecord(contact)

/** What the booking page begins with; offered is the stay of an unfinished booking that the traveler may return to. */
interface RestoredBooking {
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
  readonly offered: WantedStay | null
}

/** Returns the tapped request regardless of the draft. A draft of the same stay adds only its seen price; one of another stay is offered. */
export function restoredBooking({ stay, seen }: BookingRequest, draft: BookingDraft | null): RestoredBooking {
  if (!draft) return { stay, seen, offered: null }
  if (isSameStay(stay, draft.stay)) return { stay, seen: seen ?? draft.seen, offered: null }
  const canOffer = draft.isBegun && draft.stay.checkIn !== undefined && draft.stay.checkOut !== undefined
  return { stay, seen, offered: canOffer ? draft.stay : null }
}
