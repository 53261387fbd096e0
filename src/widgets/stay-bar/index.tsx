import type { Stay } from '@/contract/stay'
import { formatDay } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/guests/guests-summary'
import { countOf } from '@/domain/words/count-of'
import { Icon } from '../icon'
import './style.scss'

/** The stay that prices are for. */
export interface StayBarProps {
  readonly stay: Stay
  /** The traveller has chosen no dates: those shown are an example. */
  readonly isDefault?: boolean
  readonly onDates: () => void
  readonly onGuests: () => void
}

/** Dates and guests; a tap changes them. */
export function StayBar({ stay, isDefault, onDates, onGuests }: StayBarProps) {
  const dates = `${formatDay(stay.checkIn)} – ${formatDay(stay.checkOut)}`
  return (
    <div className="staybar">
      <button type="button" className="staybar-part" aria-label={`Change dates: ${dates}`} onClick={onDates}>
        <Icon name="calendar-days" size={20} className="staybar-icon" />
        <span className="staybar-text">
          <span className="staybar-value">{dates}</span>
          <span className="staybar-note">{countOf(stay.nights, 'night')}</span>
        </span>
      </button>
      <button
        type="button"
        className="staybar-part"
        aria-label={`Change guests: ${guestsSummary(stay)}`}
        onClick={onGuests}
      >
        <Icon name="users" size={20} className="staybar-icon" />
        <span className="staybar-text">
          <span className="staybar-value">{countOf(stay.adults + stay.children, 'guest')}</span>
          <span className="staybar-note">{countOf(stay.rooms, 'room')}</span>
        </span>
      </button>
      {isDefault ? (
        <p className="staybar-hint">These are sample dates. Choose yours to see the prices of your stay.</p>
      ) : null}
    </div>
  )
}
