import type { BookingFaults } from '@/domain/booking/booking-form'
import { FormBlock } from '@/widgets/form-block'
import { GuestField, TravelersButton } from '@/widgets/guest-fields'

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
    <FormBlock label="Guests" title="Who is staying">
      {guestNames.map((name, room) => (
        <GuestField
          key={room}
          room={room}
          label={isSingle ? 'Lead guest' : `Lead guest, room ${room + 1}`}
          name={name}
          fault={faults?.guests[room] ?? null}
          needsLatin={needsLatin}
          maxLength={200}
          onName={(written) => onGuestName(room, written)}
        />
      ))}
      <TravelersButton onTravelers={onTravelers} />
    </FormBlock>
  )
}
