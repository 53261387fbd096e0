import type { OrderChannel, SubmitPackageOrder } from '@/contract/order'
import { cleanTel } from '../account/phone'
import { cutText } from '../text/phrases'
import type { BookingForm } from './booking-form'
import type { Failure } from '../failure'

/** Most characters of a special request that the contract takes. */
const LONGEST_REQUEST = 500

/** The special request as one text: chosen wishes first, then what was written. */
function requestText({ requests, note }: Pick<BookingForm, 'requests' | 'note'>): string {
  const parts = [...requests, note.trim()].filter((part) => part !== '')
  return cutText(parts.join('. '), LONGEST_REQUEST)
}

/** What is sent to book: the form, cleaned, with the token that fixes price and terms and where the order came from; the first lead guest is the contact. */
export function submitBody(form: BookingForm, verifyToken: string, channel: OrderChannel): SubmitPackageOrder {
  const names = form.guestNames.map((name) => name.trim().replace(/\s+/g, ' '))
  const specialRequest = requestText(form)
  return {
    verifyToken,
    contact: {
      name: names[0] ?? '',
      email: form.contact.email.trim(),
      countryCode: form.contact.countryCode,
      phone: cleanTel(form.contact.phone),
    },
    guests: names.map((name) => ({ name })),
    ...(form.arriveTime === '' ? {} : { arriveTime: form.arriveTime }),
    ...(specialRequest === '' ? {} : { specialRequest }),
    channel,
  }
}

/** What a failed submit means for the booking page. */
export type SubmitOutcome = 'unknown' | 'sign_in' | 'check_again' | 'sold_out' | 'duplicate' | 'too_many' | 'refused'

/** Reads a failed submit: no answer, or one that is not the server's, leaves open whether the booking was made. */
export function submitOutcome(failure: Failure): SubmitOutcome {
  if (failure.kind === 'unauthorized') return 'sign_in'
  if (failure.kind !== 'refused') return 'unknown'
  switch (failure.code) {
    case 'token_expired':
    case 'price_changed':
      return 'check_again'
    case 'sold_out':
      return 'sold_out'
    case 'duplicate_order':
      return 'duplicate'
    case 'too_many_unpaid':
      return 'too_many'
    default:
      return 'refused'
  }
}

/** The order that a refusal's data names, so that the traveller can be led to it. */
interface NamedOrder {
  readonly orderid: string
  readonly payId: string | null
}

/** Reads the order out of a refusal's data; null where none is named. */
export function orderNamedIn(data: unknown): NamedOrder | null {
  if (typeof data !== 'object' || data === null || !('orderid' in data)) return null
  if (typeof data.orderid !== 'string') return null
  return { orderid: data.orderid, payId: 'payId' in data && typeof data.payId === 'string' ? data.payId : null }
}

/** How a submit stands: being written, on its way, without an answer (nobody may submit again), already ordered, refused because too many orders are unpaid, refused, or booked. */
export type SubmitState =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  | { readonly step: 'unknown'; readonly tries: number; readonly isAsking: boolean }
  | { readonly step: 'duplicate'; readonly message: string; readonly order: NamedOrder | null }
  | { readonly step: 'too_many'; readonly message: string }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'booked'; readonly payId: string; readonly orderid: string }

/** Whether the form stands still: something is on its way, or its end is not known. */
export const isSubmitLocked = ({ step }: SubmitState): boolean =>
  step === 'sending' || step === 'unknown' || step === 'booked'

const DELAYS_MS = [2000, 4000, 8000, 15_000, 20_000, 30_000, 40_000]

/** How long to wait before the same booking is asked for again, after so many tries without an answer; null after about two minutes. */
export function unknownRetryMs(tries: number): number | null {
  return DELAYS_MS[tries - 1] ?? null
}
