import { nameHint } from '@/domain/account/contact'
import type { BookingFaults, BookingForm, ContactFields as Contact } from '@/domain/booking/booking-form'
import { countOf } from '@/domain/text/phrases'
import { ContactFields } from '@/widgets/contact-fields'
import { Icon } from '@/widgets/icon'
import { TextField } from '@/widgets/text-field'

/** Who stays, and what is wrong with what is written. */
export interface GuestsBlockProps {
  readonly form: BookingForm
  /** Null until the traveler has tried to submit. */
  readonly faults: BookingFaults | null
  readonly needsDocuments: boolean
  readonly maxGuests: number
  readonly needsLatin: boolean
  readonly onGuestName: (guest: number, name: string) => void
  readonly onTravelers: () => void
}

/** Who stays: a name, or saved travelers with their documents where the hotel needs these. */
export function GuestsBlock(props: GuestsBlockProps) {
  const { needsDocuments, onTravelers } = props
  return (
    <section className="exchange-block" aria-label="Guests">
      <h2 className="exchange-head">Who is staying</h2>
      {needsDocuments ? <Documented {...props} /> : <LeadGuest {...props} />}
      <button type="button" className="exchange-travelers" aria-haspopup="dialog" onClick={onTravelers}>
        <Icon name="users" size={20} />
        <span className="exchange-travelers-text">Choose from travelers</span>
      </button>
    </section>
  )
}

function LeadGuest({ form, faults, needsLatin, onGuestName }: GuestsBlockProps) {
  const [name = ''] = form.guestNames
  return (
    <TextField
      id="guest-1"
      label="Lead guest"
      value={name}
      error={faults?.guests[0] ?? null}
      hint={nameHint(name, needsLatin)}
      autoComplete="name"
      maxLength={80}
      isRequired
      onChange={(written) => onGuestName(0, written)}
    />
  )
}

function Documented({ form, faults, maxGuests }: GuestsBlockProps) {
  return (
    <div id="guest-1" tabIndex={-1}>
      <p className="exchange-line">
        {`The hotel needs the documents of all guests. Choose 1 to ${countOf(maxGuests, 'traveler')}.`}
      </p>
      <ul className="exchange-guests">
        {form.chosen.map(({ id, name }) => (
          <li key={id} className="exchange-guest">
            {name}
          </li>
        ))}
      </ul>
      {form.chosen.length === 0 && faults ? (
        <p className="exchange-fault" role="alert">
          Please choose who is staying
        </p>
      ) : null}
    </div>
  )
}

/** What is written of the contact and to the hotel. */
export interface ContactBlockProps {
  readonly form: BookingForm
  readonly faults: BookingFaults | null
  readonly onContact: (contact: Partial<Contact>) => void
  readonly onRequest: (text: string) => void
}

/** Whom the hotel may reach, and what the traveler requests of it. */
export function ContactBlock({ form, faults, onContact, onRequest }: ContactBlockProps) {
  return (
    <section className="exchange-block" aria-label="Contact">
      <h2 className="exchange-head">Contact</h2>
      <ContactFields
        contact={form.contact}
        faults={faults}
        emailHint="The certificate goes here"
        onContact={onContact}
      />
      <TextField
        id="note"
        label="Request to the hotel"
        hint="The hotel tries to meet it, but cannot promise"
        value={form.note}
        maxLength={300}
        isLong
        onChange={onRequest}
      />
    </section>
  )
}
