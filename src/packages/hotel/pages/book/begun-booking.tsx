import type { Stay } from '@/contract/stay'
import { formatDay } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/stays/guests'
import { Button } from '@/widgets/button'

/** The stay of an unfinished booking, null if there is none, and the two choices. */
export interface BegunBookingProps {
  readonly offered: Stay | null
  readonly onTakeOffered: () => void
  readonly onDismissOffered: () => void
}

/** Offers the stay of an unfinished booking of the same room; what was tapped stands until then. */
export function BegunBooking({ offered, onTakeOffered, onDismissOffered }: BegunBookingProps) {
  if (!offered) return null
  const dates = `${formatDay(offered.checkIn)} – ${formatDay(offered.checkOut)}`
  return (
    <section className="book-message" aria-label="Unfinished booking" role="status">
      <p className="book-message-text">
        {`You had begun a booking for ${dates}, ${guestsSummary(offered)}. Use that stay instead?`}
      </p>
      <div className="book-message-actions">
        <Button kind="secondary" size="small" onTap={onTakeOffered}>
          Use it
        </Button>
        <Button kind="ghost" size="small" onTap={onDismissOffered}>
          No, thanks
        </Button>
      </div>
    </section>
  )
}
