import { nameHint } from '@/domain/account/contact'
import type { BookingFaults, BookingForm } from '@/domain/booking/booking-form'
import { countOf } from '@/domain/text/phrases'
import { Icon } from '../icon'
import { TextField } from '../text-field'
import './style.scss'

/** Who stays, and what is wrong with what is written. */
export interface GuestsBlockProps {
  readonly form: Pick<BookingForm, 'guestNames' | 'chosen'>
  /** Null until the traveler has tried to submit. */
  readonly faults: Pick<BookingFaults, 'guests'> | null
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

/** What the traveler requests of the hotel. */
export function HotelRequest({
  text,
  onRequest,
}: {
  readonly text: string
  readonly onRequest: (text: string) => void
}) {
  return (
    <TextField
      id="note"
      label="Request to the hotel"
      hint="The hotel tries to meet it, but cannot promise"
      value={text}
      maxLength={300}
      isLong
      onChange={onRequest}
    />
  )
}
