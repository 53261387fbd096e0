import type { ReactNode } from 'react'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { formatDay } from '@/domain/days/format-day'
import { nightsBetween } from '@/domain/days/civil-day'
import { type GuestCounts, guestsSummary } from '@/domain/stays/guests'
import { countOf } from '@/domain/text/phrases'
import type { IconName } from '@/theme/icon-names'
import { Button } from '../button'
import { Icon } from '../icon'
import './style.scss'

export interface SearchCardProps {
  /** Name of the chosen place, null where none is chosen. */
  readonly destination: string | null
  /** Text that is searched for too, empty for none; the row is there where onKeyword is. */
  readonly keyword?: string
  readonly dates: DateRange
  readonly guests: GuestCounts
  readonly onDestination: () => void
  readonly onKeyword?: () => void
  readonly onDates: () => void
  readonly onGuests: () => void
  readonly onSearch: () => void
  readonly isSearching?: boolean
}

/** Where, when, who, and Search. */
export function SearchCard(props: SearchCardProps) {
  const { destination, dates, guests } = props
  const nights = countOf(nightsBetween(dates.checkIn, dates.checkOut), 'night')
  const spoken = `${formatDay(dates.checkIn)} to ${formatDay(dates.checkOut)}, ${nights}`
  return (
    <div className="seek" role="search">
      <SearchRow icon="map-pin" label={`Destination: ${destination ?? 'not chosen'}`} onTap={props.onDestination}>
        <span className={destination ? 'seek-value seek-place' : 'seek-value seek-blank'}>
          {destination ?? 'Where to?'}
        </span>
      </SearchRow>
      {props.onKeyword ? (
        <SearchRow icon="search" label={`Hotel, landmark or area: ${props.keyword || 'any'}`} onTap={props.onKeyword}>
          <span className={props.keyword ? 'seek-value' : 'seek-value seek-blank'}>
            {props.keyword || 'Hotel, landmark or area'}
          </span>
        </SearchRow>
      ) : null}
      <SearchRow icon="calendar-days" label={`Dates: ${spoken}`} onTap={props.onDates}>
        <span className="seek-value">{formatDay(dates.checkIn)}</span>
        <span className="seek-nights">{nights}</span>
        <span className="seek-value">{formatDay(dates.checkOut)}</span>
      </SearchRow>
      <SearchRow icon="users" label={`Guests: ${guestsSummary(guests)}`} onTap={props.onGuests}>
        <span className="seek-value">{guestsSummary(guests)}</span>
      </SearchRow>
      <div className="seek-go">
        <Button isWide isLoading={props.isSearching} onTap={props.onSearch}>
          Search
        </Button>
      </div>
    </div>
  )
}

interface SearchRowProps {
  readonly icon: IconName
  readonly label: string
  readonly onTap: () => void
  readonly children: ReactNode
}

function SearchRow({ icon, label, onTap, children }: SearchRowProps) {
  return (
    <button type="button" className="seek-row" aria-label={label} onClick={onTap}>
      <Icon name={icon} size={20} className="seek-icon" />
      <span className="seek-line">{children}</span>
    </button>
  )
}
