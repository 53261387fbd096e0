import type { BookingFaults, BookingForm } from '@/domain/booking/booking-form'
import { countOf } from '@/domain/text/phrases'
import { BlockFault, FormBlock } from '../form-block'
import { GuestField, TravelersButton } from '../guest-fields'
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
    <FormBlock label="Guests" title="Who is staying">
      {needsDocuments ? <Documented {...props} /> : <LeadGuest {...props} />}
      <TravelersButton onTravelers={onTravelers} />
    </FormBlock>
  )
}

function LeadGuest({ form, faults, needsLatin, onGuestName }: GuestsBlockProps) {
  const [name = ''] = form.guestNames
  return (
    <GuestField
      room={0}
      label="Lead guest"
      name={name}
      fault={faults?.guests[0] ?? null}
      needsLatin={needsLatin}
      maxLength={80}
      onName={(written) => onGuestName(0, written)}
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
      <BlockFault text={form.chosen.length === 0 && faults ? 'Please choose who is staying' : null} />
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
