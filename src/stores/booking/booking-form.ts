import { makeAutoObservable } from 'mobx'
import type { Traveler } from '@/contract/profile'
import {
  bookingFaults,
  type BookingFaults,
  type BookingForm,
  type ChosenTraveler,
  type ContactFields,
  EMPTY_FORM,
  type FieldFault,
  fillGuests,
  firstFault,
  withEmail,
  withPhone,
  withRooms,
} from '@/domain/booking/booking-form'

/** The traveler's input on the booking page; errors are shown after the first attempt to submit. */
export class BookingFormStore {
  fields: BookingForm
  areFaultsShown = false
  needsLatin = false

  constructor(
    form: BookingForm | null,
    private readonly onChange: () => void,
  ) {
    this.fields = form ?? EMPTY_FORM
    makeAutoObservable<this, 'onChange'>(this, { onChange: false }, { autoBind: true, deep: false })
  }

  get faults(): BookingFaults {
    return bookingFaults(this.fields, this.needsLatin)
  }

  /** Changes a guest's name by hand; a saved traveler who stood there is no longer chosen. */
  writeGuest(room: number, name: string): void {
    const previous = this.fields.guestNames[room]
    const guestNames = this.fields.guestNames.map((other, index) => (index === room ? name : other))
    const chosen = this.fields.chosen.filter((traveler) => traveler.name !== previous)
    this.change({ guestNames, chosen })
  }

  /** Fills in the names of saved travelers in place of those chosen before, and a phone where none is written. */
  chooseTravelers(travelers: readonly Traveler[]): void {
    const namesOf = (some: readonly ChosenTraveler[]) => some.map(({ name }) => name)
    const guestNames = fillGuests(this.fields.guestNames, namesOf(this.fields.chosen), namesOf(travelers))
    this.change({ guestNames, chosen: travelers.map(({ id, name }) => ({ id, name })) })
    const [first] = travelers
    const { phone, countryCode } = this.fields.contact
    if (first && phone === '' && countryCode === '86') this.writeContact({ phone: first.tel })
  }

  /** Takes saved travelers: all are guests if the hotel needs everyone's documents; otherwise the first is the lead guest. */
  chooseGuests(travelers: readonly Traveler[], needsDocuments: boolean): void {
    if (needsDocuments) this.fit(Math.max(1, travelers.length), this.needsLatin)
    this.chooseTravelers(travelers)
  }

  writeContact(contact: Partial<ContactFields>): void {
    this.change({ contact: { ...this.fields.contact, ...contact } })
  }

  chooseArriveTime(arriveTime: string): void {
    this.change({ arriveTime })
  }

  toggleRequest(request: string): void {
    const { requests } = this.fields
    this.change({
      requests: requests.includes(request) ? requests.filter((other) => other !== request) : [...requests, request],
    })
  }

  writeFreeText(freeText: string): void {
    this.change({ note: freeText })
  }

  /** Adapts the form to the offer: a line for each room, and the name script that the country requires. */
  fit(rooms: number, needsLatin: boolean): void {
    this.needsLatin = needsLatin
    if (this.fields.guestNames.length !== rooms) this.fields = withRooms(this.fields, rooms)
  }

  /** Adapts the form to a voucher's hotel: one line per guest if it needs everyone's documents, otherwise a single line. */
  fitGuests(needsDocuments: boolean, hotelCountryCode: string): void {
    this.fit(needsDocuments ? Math.max(1, this.fields.chosen.length) : 1, hotelCountryCode !== 'CN')
  }

  /** Fills in the e-mail if it is empty. */
  offerEmail(email: string): void {
    this.fields = { ...this.fields, contact: withEmail(this.fields.contact, email) }
  }

  /** Fills in the phone if it is empty. */
  offerPhone(countryCode: string, phone: string): void {
    this.fields = { ...this.fields, contact: withPhone(this.fields.contact, countryCode, phone) }
  }

  /** Shows the errors; returns the first one, or null. */
  judge(): FieldFault | null {
    this.areFaultsShown = true
    return firstFault(this.faults)
  }

  private change(part: Partial<BookingForm>): void {
    this.fields = { ...this.fields, ...part }
    this.onChange()
  }
}
