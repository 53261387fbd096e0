import { useCallback, useState } from 'react'
import type { DayFacts } from '@/domain/calendar/calendar-rules'
import { nightRefusal } from '@/domain/calendar/refusals'
import { type SingleDaysMode, singleDayType, tapSingleDay } from '@/domain/calendar/day-type'
import { monthOf } from '@/domain/days/civil-day'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { Button } from '../button'
import { Calendar, monthId, useNearMonths } from '../calendar'
import { CalendarTop } from '../calendar-sheet/calendar-top'
import { RefusalText } from '../calendar-sheet/foot'
import { Sheet } from '../sheet'
import '../calendar-sheet/style.scss'

export interface DaySheetProps {
  readonly isOpen: boolean
  readonly title: string
  readonly mode: SingleDaysMode
  /** The calendar day at the destination. */
  readonly today: string
  readonly minDay: string
  readonly maxDay: string
  readonly value: readonly string[]
  readonly facts: DayFacts
  readonly currencyCode: string
  /** The chosen days in order, at least one. */
  readonly onConfirm: (days: readonly string[]) => void
  readonly onClose: () => void
  /** Called with every month that is rendered, as YYYY-MM; must be stable across renders. */
  readonly onMonthShown?: (monthKey: string) => void
}

/** Chooses one day, or several, on the same calendar that chooses stays. */
export function DaySheet(props: DaySheetProps) {
  return props.isOpen ? <OpenDaySheet {...props} /> : null
}

function OpenDaySheet(props: DaySheetProps) {
  const { title, mode, today, minDay, maxDay, value, facts, currencyCode } = props
  const [days, setDays] = useState(value)
  const [reachedDay, setReached] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const firstDay = value[0] ?? minDay
  const { months, nearKeys, onScrolled } = useNearMonths(minDay, maxDay, firstDay)
  const typeOf = useCallback(
    (day: string) => singleDayType(day, days, mode, { minDay, maxDay }, facts),
    [days, mode, minDay, maxDay, facts],
  )
  const tap = (day: string) => {
    const next = tapSingleDay(days, day, mode, { minDay, maxDay }, facts)
    setDays(next)
    setReached(day)
    setRefused(next === days ? day : null)
  }
  const footer = (
    <div>
      <RefusalText refusal={refused ? { text: nightRefusal(refused, facts), fix: null } : null} onFix={() => {}} />
      <div className="dates-foot">
        <div className="dates-status" role="status">
          <div className="dates-range">{selectionText(days, mode)}</div>
        </div>
        <Button isDisabled={days.length === 0} onTap={() => props.onConfirm(days)}>
          Confirm
        </Button>
      </div>
    </div>
  )
  return (
    <Sheet
      isOpen
      title={title}
      size="85"
      onClose={props.onClose}
      top={<CalendarTop shortcuts={[]} picking={{ step: 'start' }} currencyCode={currencyCode} />}
      footer={footer}
      onScrolled={onScrolled}
      startId={monthId(monthOf(firstDay))}
    >
      <Calendar
        today={today}
        minDay={minDay}
        maxDay={maxDay}
        months={months}
        nearKeys={nearKeys}
        facts={facts}
        currencyCode={currencyCode}
        typeOf={typeOf}
        isMultiple={mode === 'multiple'}
        focus={{ day: reachedDay ?? firstDay, isActive: reachedDay !== null, onMove: setReached }}
        onTapDay={tap}
        onMonthRendered={props.onMonthShown}
      />
    </Sheet>
  )
}

function selectionText(days: readonly string[], mode: SingleDaysMode): string {
  const [first] = days
  if (first === undefined) return mode === 'single' ? 'Please select a day' : 'Please select days'
  return days.length === 1 ? formatDay(first) : countOf(days.length, 'day')
}
