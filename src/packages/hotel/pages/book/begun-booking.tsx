import { formatDay } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/stays/guests'
import { Button } from '@/widgets/button'
import type { BookViewProps } from './view'

/** Offers the stay of an unfinished booking of the same room; what was tapped stands until then. */
export function BegunBooking({
  offered,
  onTakeOffered,
  onDismissOffered,
}: Pick<BookViewProps, 'offered' | 'onTakeOffered' | 'onDismissOffered'>) {
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
