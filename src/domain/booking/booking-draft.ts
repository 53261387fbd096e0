import type { SubmitPackageOrder } from '@/contract/order'
import type { SeenPrice } from './judge-price'
import type { WantedStay } from '../stay/decide-stay'
import type { BookingForm } from './booking-form'

/** One try to book: what was sent under which idempotency key; isOpen while nobody knows how it ended. */
export interface SubmitAttempt {
  readonly key: string
  readonly body: SubmitPackageOrder
  readonly isOpen: boolean
}

/** A booking that is being written, as it outlives a reload and a sign-in. */
export interface BookingDraft {
  /** Who wrote it; null for a visitor. */
  readonly uid: string | null
  /** Whether the traveler has written or changed anything. */
  readonly isBegun: boolean
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
  readonly form: BookingForm
  readonly attempt: SubmitAttempt | null
  readonly savedAtMs: number
}

/** The name under which the draft of a package's booking is kept for the visit. */
export const bookingDraftName = (pid: string): string => `booking_draft ${pid}`

/** How long a draft is kept. */
const LIFETIME_MS = 24 * 3_600_000

/** Reads a kept draft; null where there is none, it is damaged, too old, or written by another account than the one signed in. */
export function readBookingDraft(text: string | null, nowMs: number, uid: string | null): BookingDraft | null {
  const draft = parse(text)
  if (!isDraft(draft)) return null
  const isOthers = draft.uid !== null && uid !== null && draft.uid !== uid
  return !isOthers && nowMs - draft.savedAtMs < LIFETIME_MS ? draft : null
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function isDraft(value: unknown): value is BookingDraft {
  if (!isRecord(value) || typeof value.savedAtMs !== 'number') return false
  const { uid, form, stay } = value
  if (uid !== null && typeof uid !== 'string') return false
  return isRecord(stay) && isRecord(form) && Array.isArray(form.guestNames) && isRecord(form.contact)
}
