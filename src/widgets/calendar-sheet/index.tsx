import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { UpcomingHoliday } from '@/contract/stay'
import { type CalendarRules, type DateRange, type DayFacts, defaultRules } from '@/domain/calendar/calendar-rules'
import { calendarShortcuts } from '@/domain/calendar/calendar-shortcuts'
import { dayType } from '@/domain/calendar/day-type'
import { monthOf } from '@/domain/days/civil-day'
import { Calendar, monthId, useNearMonths } from '../calendar'
import { Sheet } from '../sheet'
import { CalendarTop } from './calendar-top'
import { RangeFoot } from './foot'
import { useRangeChoice } from './use-range-choice'
import './style.scss'

export interface CalendarSheetProps {
  readonly isOpen: boolean
  /** The calendar day at the destination. */
  readonly today: string
  readonly value: DateRange | null
  /** An offer's own limits; today to six months ahead where left out. */
  readonly rules?: CalendarRules
  /** Prices, rules and sold-out nights as far as they are known. */
  readonly facts?: DayFacts
  /** Currency of the prices in facts. */
  readonly currencyCode?: string
  /** The next public holidays at the destination, for the shortcut. */
  readonly holidays?: readonly UpcomingHoliday[]
  readonly onConfirm: (range: DateRange) => void
  readonly onClose: () => void
  /** Called with each month as it renders, as YYYY-MM; loaded months need no second call. */
  readonly onMonthShown?: (monthKey: string) => void
}

const NO_FACTS: DayFacts = {}
const NO_HOLIDAYS: readonly UpcomingHoliday[] = []

/** Chooses check-in and check-out; confirmed only when both are set and the stay's rules hold. */
export function CalendarSheet(props: CalendarSheetProps) {
  return props.isOpen ? <OpenCalendarSheet {...props} /> : null
}

function OpenCalendarSheet(props: CalendarSheetProps) {
  const { today, value, facts = NO_FACTS, currencyCode = '', holidays = NO_HOLIDAYS, onConfirm, onClose } = props
  const rules = useMemo(() => props.rules ?? defaultRules(today), [props.rules, today])
  const choice = useRangeChoice(value, rules, facts)
  const { picking, reachedDay, seenDay } = choice
  const { months, nearKeys, onScrolled } = useNearMonths(rules.minDay, rules.maxDay, seenDay)
  const typeOf = useCallback((day: string) => dayType(day, picking, rules, facts), [picking, rules, facts])
  const top = (
    <CalendarTop
      shortcuts={calendarShortcuts(today, rules, facts, holidays)}
      picking={picking}
      currencyCode={facts === NO_FACTS || Object.keys(facts).length === 0 ? '' : currencyCode}
      onShortcut={({ checkIn, checkOut }) => choice.take({ step: 'done', checkIn, checkOut })}
    />
  )
  return (
    <Sheet
      isOpen
      title="Select dates"
      size="85"
      onClose={onClose}
      top={top}
      footer={<RangeFoot {...choice} onFix={choice.take} onConfirm={onConfirm} />}
      onScrolled={onScrolled}
      startId={monthId(monthOf(seenDay))}
    >
      <Calendar
        today={today}
        minDay={rules.minDay}
        maxDay={rules.maxDay}
        months={months}
        nearKeys={nearKeys}
        facts={facts}
        currencyCode={currencyCode}
        typeOf={typeOf}
        isJoined={picking.step === 'done'}
        focus={{
          day: reachedDay ?? (picking.step === 'start' ? rules.minDay : picking.checkIn),
          isActive: reachedDay !== null,
          onMove: choice.reach,
        }}
        onTapDay={choice.tap}
        onMonthRendered={useLatest(props.onMonthShown)}
      />
    </Sheet>
  )
}

/** A stable function that calls the newest one, so that a new one causes no rerender. */
function useLatest(onMonthShown: ((monthKey: string) => void) | undefined): (monthKey: string) => void {
  const latest = useRef(onMonthShown)
  useEffect(() => {
    latest.current = onMonthShown
  })
  return useCallback((monthKey: string) => latest.current?.(monthKey), [])
}
