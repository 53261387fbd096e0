import type { OrderChannel, SubmitPackageOrder } from '@/contract/order'
import { cleanTel } from '../account/phone'
import { cutText } from '../text/phrases'
import { type BookingForm, travelerIds } from './booking-form'
import type { Failure } from '../failure'

/** Most characters of a special request that the contract takes. */
const LONGEST_REQUEST = 500

/** Special requests as one text: chosen ones first, then the written one. */
function requestText({ requests, note }: Pick<BookingForm, 'requests' | 'note'>): string {
  const parts = [...requests, note.trim()].filter((part) => part !== '')
  return cutText(parts.join('. '), LONGEST_REQUEST)
}

/** What is sent to book: the form, cleaned, with the token that fixes price and terms and where the order came from; the first lead guest is the contact. */
export function submitBody(form: BookingForm, verifyToken: string, channel: OrderChannel): SubmitPackageOrder {
  const names = form.guestNames.map((name) => name.trim().replace(/\s+/g, ' '))
  const specialRequest = requestText(form)
  const chosenIds = travelerIds({ ...form, guestNames: names })
  return {
    verifyToken,
    contact: {
      name: names[0] ?? '',
      email: form.contact.email.trim(),
      countryCode: form.contact.countryCode,
      phone: cleanTel(form.contact.phone),
    },
    guests: names.map((name, room) => {
      const travelerId = chosenIds[room] ?? null
      return travelerId === null ? { name } : { name, travelerId }
    }),
    ...(form.arriveTime === '' ? {} : { arriveTime: form.arriveTime }),
    ...(specialRequest === '' ? {} : { specialRequest }),
    channel,
  }
}

/** What a failed submit means for the booking page. */
export type SubmitOutcome = 'unknown' | 'sign_in' | 'check_again' | 'sold_out' | 'duplicate' | 'too_many' | 'refused'

/** Reads a failed submit: without a reply of the server it stays open whether the booking was made. */
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

/** Order named in a refusal's data, so that the page can link to it. */
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

/** State of a submit. `unknown` is without a reply: nobody may submit again; `duplicate` is already ordered; `too_many` means too many unpaid orders. */
export type SubmitState =
  | { readonly step: 'editing' }
  | { readonly step: 'sending' }
  | { readonly step: 'unknown'; readonly tries: number; readonly isRequesting: boolean }
  | { readonly step: 'duplicate'; readonly message: string; readonly order: NamedOrder | null }
  | { readonly step: 'too_many'; readonly message: string }
  | { readonly step: 'refused'; readonly failure: Failure }
  | { readonly step: 'booked'; readonly payId: string; readonly orderid: string }

/** Whether the form stands still: something is on its way, or its end is not known. */
export const isSubmitLocked = ({ step }: SubmitState): boolean =>
  step === 'sending' || step === 'unknown' || step === 'booked'

const DELAYS_MS = [2000, 4000, 8000, 15_000, 20_000, 30_000, 40_000]

/** Delay in ms before the same booking is requested again, after so many tries without a reply; null after about two minutes. */
export function unknownRetryMs(tries: number): number | null {
  return DELAYS_MS[tries - 1] ?? null
}
