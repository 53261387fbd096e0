import type { ExchangeDifference, ExchangeInfo, SubmitExchange } from '@/contract/exchange'
import type { OrderChannel } from '@/contract/order'
import { type Attempt, attemptOutcome } from '../attempt'
import type { BookingForm } from '../booking/booking-form'
import { submitBody } from '../booking/submit'
import type { Failure } from '../failure'
import { isRecord } from '../is-record'
import { formatAmount } from '../money/amount-text'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'

/** The stay that is chosen for a voucher; checkIn is null until a day is chosen. */
export interface ExchangeChoice {
  readonly roomTypeId: string
  readonly nights: number
  readonly checkIn: string | null
}

/** A date that is being booked with a voucher, as it outlives a reload and a sign-in. */
export interface ExchangeDraft extends OwnedDraft, ExchangeChoice {
  readonly form: BookingForm
  readonly attempt: Attempt<SubmitExchange> | null
}

/** Name under which the draft of a voucher's date is stored for the tab's lifetime. */
export const exchangeDraftName = (voucherId: string): string => `exchange_draft ${voucherId}`

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account than the one signed in. */
export const readExchangeDraft = (text: string | null, nowMs: number, uid: string | null): ExchangeDraft | null =>
  readStoredDraft(text, isDraft, nowMs, uid)

function isDraft(value: unknown): value is ExchangeDraft {
  if (!isRecord(value) || typeof value.savedAtMs !== 'number' || typeof value.roomTypeId !== 'string') return false
  const { uid, form } = value
  if (uid !== null && typeof uid !== 'string') return false
  return isRecord(form) && Array.isArray(form.guestNames) && Array.isArray(form.chosen) && isRecord(form.contact)
}

/** What is sent to book a date: the form, cleaned, with the token that fixes stay and difference. */
export function exchangeBody(form: BookingForm, token: string, channel: OrderChannel): SubmitExchange {
  const { contact, guests, specialRequest } = submitBody(form, token, channel)
  return { token, contact, guests, channel, ...(specialRequest !== undefined && { specialRequest }) }
}

const outcomes = new Map([
  ['token_expired', 'look_again'],
  ['bad_token', 'look_again'],
  ['difference_changed', 'changed'],
  ['date_refused', 'date_gone'],
  ['sold_out', 'date_gone'],
  ['voucher_state', 'not_free'],
  ['voucher_over', 'not_free'],
  ['voucher_given', 'not_free'],
  ['no_tries_left', 'not_free'],
  ['too_many_unpaid', 'too_many'],
] as const)

/** What a failed exchange means for its page; not_free means that no date can be booked with the voucher now. */
export const exchangeOutcome = (failure: Failure) => attemptOutcome(failure, outcomes)

/** The message that a difference is another than the one that was seen; null where it is the same. */
export function changeText(
  seenMinor: number | null,
  { differenceMinor, currencyCode }: ExchangeDifference,
): string | null {
  if (seenMinor === null || seenMinor === differenceMinor) return null
  const [before, now] = [seenMinor, differenceMinor].map(
    (minor) => `${currencyCode} ${formatAmount(minor, currencyCode)}`,
  )
  return `The difference has changed since you saw it: from ${before} to ${now}.`
}

/** Whether a date can be booked with a voucher now. */
export const canBookDate = ({ refusal, triesLeft }: ExchangeInfo): boolean => refusal === null && triesLeft > 0
