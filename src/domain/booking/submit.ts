import type { OrderChannel, SubmitPackageOrder } from '@/contract/order'
import { cleanTel } from '../account/phone'
import { attemptOutcome } from '../attempt'
import { cutText } from '../text/phrases'
import { type BookingForm, travelerIds } from './booking-form'
import type { Failure } from '../failure'

/** Most characters of a special request that the contract takes. */
export const LONGEST_REQUEST = 500

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

const outcomes = new Map([
  ['token_expired', 'check_again'],
  ['price_changed', 'check_again'],
  ['sold_out', 'sold_out'],
  ['duplicate_order', 'duplicate'],
  ['too_many_unpaid', 'too_many'],
] as const)

/** What a failed submit means for the booking page; duplicate is already ordered, too_many means too many unpaid orders. */
export const submitOutcome = (failure: Failure) => attemptOutcome(failure, outcomes)

/** Order named in a refusal's data, so that the page can link to it. */
export interface NamedOrder {
  readonly orderid: string
  readonly payId: string | null
}

/** Reads the order out of a refusal's data; null where none is named. */
export function orderNamedIn(data: unknown): NamedOrder | null {
  if (typeof data !== 'object' || data === null || !('orderid' in data)) return null
  if (typeof data.orderid !== 'string') return null
  return { orderid: data.orderid, payId: 'payId' in data && typeof data.payId === 'string' ? data.payId : null }
}
