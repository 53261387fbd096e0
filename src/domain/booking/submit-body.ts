import type { OrderChannel, SubmitPackageOrder } from '@/contract/order'
import { cleanTel } from '../forms/clean-tel'
import { cutText } from '../words/cut-text'
import type { BookingForm } from './booking-form'

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
