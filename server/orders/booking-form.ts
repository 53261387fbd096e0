import type { OrderChannel, OrderContact, RoomGuest, SubmitPackageOrder } from '@/contract/order'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { cleanLines, cleanText } from '@/domain/booking/clean-text'
import { badInput } from '../kernel/errors'

/** What a traveller typed to book, cleaned and checked. */
export interface BookingForm {
  readonly contact: OrderContact
  readonly guests: RoomGuest[]
  readonly arriveTime: string
  readonly specialRequest: string
  /** Where the order came from, as the app reported it; null where it did not. */
  readonly channel: OrderChannel | null
}

/** Cleans and checks what was typed for so many rooms; throws 400 with the field at fault. */
export function bookingForm(sent: SubmitPackageOrder, rooms: number): BookingForm {
  if (sent.guests.length !== rooms) throw badInput('guests', `Please name one guest for each of the ${rooms} rooms.`)
  return {
    contact: contactOf(sent.contact),
    guests: sent.guests.map(({ name }, index) => ({ name: nameOf(name, `guests.${index}.name`) })),
    arriveTime: cleanText(sent.arriveTime ?? ''),
    specialRequest: cleanLines(sent.specialRequest ?? ''),
    channel: sent.channel ?? null,
  }
}

function nameOf(typed: string, field: string): string {
  const name = cleanText(typed)
  if (name === '') throw badInput(field, 'Please enter a name.')
  return name
}

function contactOf({ name, email, countryCode, phone }: OrderContact): OrderContact {
  const address = canonicalEmail(email)
  if (!isEmail(address)) throw badInput('contact.email', 'Please enter a valid e-mail address.')
  const dialling = cleanText(countryCode).replace(/^\+/, '')
  if (!/^\d{0,4}$/.test(dialling)) throw badInput('contact.countryCode', 'Please choose a dialling code.')
  const number = cleanText(phone.normalize('NFKC'))
  const isNumber = number === '' || (/^[\d ()-]+$/.test(number) && number.replace(/\D/g, '').length >= 4)
  if (!isNumber) throw badInput('contact.phone', 'Please enter a valid phone number.')
  return { name: nameOf(name, 'contact.name'), email: address, countryCode: dialling, phone: number }
}
