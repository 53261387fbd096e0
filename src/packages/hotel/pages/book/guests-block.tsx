import type { BookingFaults } from '@/domain/booking/booking-form'
import { nameHint } from '@/domain/account/contact'
import { Icon } from '@/widgets/icon'
import { TextField } from '@/widgets/text-field'

/** The guests' names, and what is wrong with them. */
export interface GuestsBlockProps {
  /** One for each room. */
  readonly guestNames: readonly string[]
  /** Null until the traveler has tried to submit. */
  readonly faults: BookingFaults | null
  readonly needsLatin: boolean
  readonly onGuestName: (room: number, name: string) => void
  readonly onTravelers: () => void
}

/** The lead guest of each room. */
export function GuestsBlock({ guestNames, faults, needsLatin, onGuestName, onTravelers }: GuestsBlockProps) {
  const isSingle = guestNames.length === 1
  return (
    <section className="book-block" aria-label="Guests">
      <h2 className="book-head">Who is staying</h2>
      {guestNames.map((name, room) => (
        <TextField
          key={room}
          id={`guest-${room + 1}`}
          label={isSingle ? 'Lead guest' : `Lead guest, room ${room + 1}`}
          value={name}
          error={faults?.guests[room] ?? null}
          hint={nameHint(name, needsLatin)}
          {...(room === 0 ? { autoComplete: 'name' } : {})}
          maxLength={200}
          isRequired
          onChange={(written) => onGuestName(room, written)}
        />
      ))}
      <button type="button" className="book-travelers" aria-haspopup="dialog" onClick={onTravelers}>
        <Icon name="users" size={20} />
        <span className="book-travelers-text">Choose from travelers</span>
      </button>
    </section>
  )
}
