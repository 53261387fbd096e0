import type { Stay } from '@/contract/stay'
import { formatDay } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/stays/guests'
import { countOf } from '@/domain/text/phrases'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

export interface StayBarProps {
  readonly stay: Stay
  /** The traveler has chosen no dates: those shown are an example. */
  readonly isDefault?: boolean
  /** What is wrong with the requested stay. */
  readonly problem?: string | null
  readonly onDates: () => void
  readonly onGuests: () => void
}

/** The stay that prices are for: dates and guests; a tap changes them. */
export function StayBar({ stay, isDefault, problem, onDates, onGuests }: StayBarProps) {
  const dates = `${formatDay(stay.checkIn)} – ${formatDay(stay.checkOut)}`
  return (
    <div className="staybar">
      <StayPart
        icon="calendar-days"
        name="dates"
        value={dates}
        detail={countOf(stay.nights, 'night')}
        onTap={onDates}
      />
      <StayPart icon="users" name="guests" value={guestsSummary(stay)} onTap={onGuests} />
      {problem ? (
        <p className="staybar-hint" role="status">
          {problem}
        </p>
      ) : null}
      {isDefault ? (
        <p className="staybar-hint">These are sample dates. Choose yours to see the prices of your stay.</p>
      ) : null}
    </div>
  )
}

interface StayPartProps {
  readonly icon: IconName
  readonly name: 'dates' | 'guests'
  readonly value: string
  readonly detail?: string
  readonly onTap: () => void
}

function StayPart({ icon, name, value, detail, onTap }: StayPartProps) {
  return (
    <button
      type="button"
      className={`staybar-part staybar-${name}`}
      aria-label={`Change ${name}: ${value}`}
      aria-haspopup="dialog"
      onClick={onTap}
    >
      <Icon name={icon} size={20} className="staybar-icon" />
      <span className="staybar-text">
        <span className="staybar-value">{value}</span>
        {detail ? <span className="staybar-note">{detail}</span> : null}
      </span>
      <span className="staybar-change" aria-hidden>
        Change
      </span>
    </button>
  )
}
