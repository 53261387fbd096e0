/** Whom the hotel may reach about the booking; countryCode is the dialling code. */
export interface ContactFields {
  readonly email: string
  readonly countryCode: string
  readonly phone: string
}

/** What the traveller writes on the booking page; guestNames has the lead guest of each room. */
export interface BookingForm {
  readonly guestNames: readonly string[]
  readonly contact: ContactFields
  readonly arriveTime: string
  readonly requests: readonly string[]
  readonly note: string
}

/** A form nobody has written in yet. */
export const EMPTY_FORM: BookingForm = {
  guestNames: [''],
  contact: { email: '', countryCode: '86', phone: '' },
  arriveTime: '',
  requests: [],
  note: '',
}

/** The form with a line for the lead guest of each room; names stay where they are. */
export function withRooms(form: BookingForm, rooms: number): BookingForm {
  return { ...form, guestNames: Array.from({ length: rooms }, (_, room) => form.guestNames[room] ?? '') }
}
