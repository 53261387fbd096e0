import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { UpcomingHoliday } from '@/contract/stay'
import type { DestinationOption } from '@/contract/destination'
import type { CalendarRules, DateRange, DayFacts } from '@/domain/calendar/calendar-rules'
import type { GuestCounts } from '@/domain/stays/guests'
import { useRoot } from '@/stores/app/context'
import { Loaded } from '@/stores/app/loaded'
import { CalendarSheet } from '@/widgets/calendar-sheet'
import { DestinationSheet } from '@/widgets/destination-sheet'
import { GuestsSheet } from '@/widgets/guests-sheet'

/** Which of the sheets is open. */
export type OpenStaySheet = 'place' | 'dates' | 'guests'

/** Initial values and callbacks of the sheets. */
export interface StaySheetsProps {
  readonly open: OpenStaySheet
  /** The calendar day at the destination. */
  readonly today: string
  readonly dates: DateRange | null
  readonly guests: GuestCounts
  readonly cityId?: string | null
  readonly hotCities?: readonly DestinationOption[]
  readonly rules?: CalendarRules
  readonly facts?: DayFacts
  readonly currencyCode?: string
  readonly holidays?: readonly UpcomingHoliday[]
  readonly onMonthShown?: (monthKey: string) => void
  readonly onPlace?: (option: DestinationOption) => void
  readonly onDates: (dates: DateRange) => void
  readonly onGuests: (guests: GuestCounts) => void
  readonly onClose: () => void
}

const PlaceSheet = observer(function PlaceSheet({ cityId, hotCities = [], onPlace, onClose }: StaySheetsProps) {
  const { destinations, timers } = useRoot()
  useEffect(() => void destinations.open(), [destinations])
  const { found, all, regions, usual, location } = destinations
  const pick = (option: DestinationOption) => {
    void destinations.remember(option)
    onPlace?.(option)
  }
  return (
    <DestinationSheet
      isOpen
      hot={hotCities}
      history={usual}
      regions={regions}
      isFailed={all.failure !== null && all.value === null}
      location={location}
      selectedId={cityId}
      results={found}
      timers={timers}
      onLocate={() => void destinations.locate()}
      onRetry={() => void destinations.fetch()}
      onSearch={(keyword) => void destinations.search(keyword)}
      onPick={pick}
      onClose={onClose}
    />
  )
})

const DatesSheet = observer(function DatesSheet(props: StaySheetsProps) {
  const { today, dates, rules, facts, currencyCode, cityId, onMonthShown, onDates, onClose } = props
  const { api } = useRoot()
  const [upcoming] = useState(() => new Loaded<readonly UpcomingHoliday[]>())
  const isGiven = props.holidays !== undefined
  useEffect(() => {
    if (!isGiven && cityId) void upcoming.load(async () => (await api.hotel.listHolidays({ cityId })).list)
  }, [api, upcoming, isGiven, cityId])
  const holidays = props.holidays ?? upcoming.value
  return (
    <CalendarSheet
      isOpen
      today={today}
      value={dates}
      {...(rules ? { rules } : {})}
      {...(facts ? { facts } : {})}
      {...(currencyCode ? { currencyCode } : {})}
      {...(holidays ? { holidays } : {})}
      {...(onMonthShown ? { onMonthShown } : {})}
      onConfirm={onDates}
      onClose={onClose}
    />
  )
})

/** The sheets in which place, dates and guests are chosen; one is open. */
export function StaySheets(props: StaySheetsProps) {
  const { open, guests, onGuests, onClose } = props
  const { timers } = useRoot()
  if (open === 'place') return <PlaceSheet {...props} />
  if (open === 'guests') {
    return <GuestsSheet isOpen value={guests} timers={timers} onConfirm={onGuests} onClose={onClose} />
  }
  return <DatesSheet {...props} />
}
