import { contactFaults } from '../forms/contact-faults'
import { nameFault } from '../forms/name-fault'
import type { BookingForm } from './booking-form'

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
