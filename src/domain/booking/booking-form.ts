import { contactFaults, nameFault } from '../account/contact'

/** Whom the hotel may reach about the booking; countryCode is the dialling code. */
export interface ContactFields {
  readonly email: string
  readonly countryCode: string
  readonly phone: string
}

/** A saved traveler whose name was filled in. */
export interface ChosenTraveler {
  readonly id: string
  readonly name: string
}

/** Fields of the booking form; guestNames has the lead guest of each room. */
export interface BookingForm {
  readonly guestNames: readonly string[]
  readonly chosen: readonly ChosenTraveler[]
  readonly contact: ContactFields
  readonly arriveTime: string
  readonly requests: readonly string[]
  readonly note: string
}

/** A form nobody has written in yet. */
export const EMPTY_FORM: BookingForm = {
  guestNames: [''],
  chosen: [],
  contact: { email: '', countryCode: '86', phone: '' },
  arriveTime: '',
  requests: [],
  note: '',
}

/** The form with a line for the lead guest of each room; names stay where they are. */
export function withRooms(form: BookingForm, rooms: number): BookingForm {
  return { ...form, guestNames: Array.from({ length: rooms }, (_, room) => form.guestNames[room] ?? '') }
}

/** The contact with an e-mail address filled in if it has none. */
export const withEmail = (contact: ContactFields, email: string): ContactFields =>
  contact.email === '' ? { ...contact, email } : contact

/** The contact with a phone number and its dialling code filled in if it has none. */
export const withPhone = (contact: ContactFields, countryCode: string, phone: string): ContactFields =>
  contact.phone === '' && phone !== '' ? { ...contact, countryCode, phone } : contact

/** What is wrong with a booking form, in sentences by field; guests by room, null where all is well. */
export interface BookingFaults {
  readonly guests: readonly (string | null)[]
  readonly email: string | null
  readonly countryCode: string | null
  readonly phone: string | null
}

/** Checks a booking form; abroad the hotel needs names in Latin letters. */
export function bookingFaults({ guestNames, contact }: BookingForm, needsLatin: boolean): BookingFaults {
  const faults = contactFaults({ ...contact, name: guestNames[0] ?? '' })
  return {
    guests: guestNames.map((name) => nameFault(name, needsLatin)),
    email: faults.email ?? null,
    countryCode: faults.countryCode ?? null,
    phone: faults.phone ?? null,
  }
}

/** A fault with the id of its field on the page. */
export interface FieldFault {
  readonly fieldId: string
  readonly message: string
}

/** The first fault in the order of the page, or null. */
export function firstFault({ guests, email, countryCode, phone }: BookingFaults): FieldFault | null {
  const fields = [
    ...guests.map((fault, room) => [`guest-${room + 1}`, fault] as const),
    ['email', email] as const,
    ['phone', countryCode ?? phone] as const,
  ]
  for (const [fieldId, message] of fields) if (message !== null) return { fieldId, message }
  return null
}

/** Guests' names after travelers were chosen: names of those chosen before go where they still stand, and the new ones fill empty lines first, then the others from the top. */
export function fillGuests(
  guestNames: readonly string[],
  before: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  const remaining = guestNames.map((name) => (before.includes(name) ? '' : name))
  const lines = remaining.map((name, line) => ({ name, line }))
  const order = [...lines.filter(({ name }) => name.trim() === ''), ...lines.filter(({ name }) => name.trim() !== '')]
  const places = order.slice(0, chosen.length).toSorted((one, other) => one.line - other.line)
  return remaining.map((name, line) => chosen[places.findIndex((place) => place.line === line)] ?? name)
}

/** Returns the id of the saved traveler in each room, null where the name is not one of those chosen; each is in one room at most. */
export function travelerIds({ guestNames, chosen }: Pick<BookingForm, 'guestNames' | 'chosen'>): (string | null)[] {
  const free = [...chosen]
  return guestNames.map((guest) => {
    const at = free.findIndex(({ name }) => name === guest)
    return free.splice(at, at < 0 ? 0 : 1)[0]?.id ?? null
  })
}

/** Special requests that one tap adds to a booking; hotels meet them where they can. */
export const specialRequests = [
  'Quiet room',
  'High floor',
  'Rooms close together',
  'Baby cot',
  'Early check-in',
  'Late check-out',
  'Non-smoking room',
] as const
