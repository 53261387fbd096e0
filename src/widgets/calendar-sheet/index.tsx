import { useEffect, useRef, useState } from 'react'
import { calendarMonths } from '@/domain/calendar/calendar-months'
import type { CalendarRules, DateRange, DayFacts, Picking } from '@/domain/calendar/calendar-rules'
import { calendarShortcuts } from '@/domain/calendar/calendar-shortcuts'
import { defaultRules } from '@/domain/calendar/default-rules'
import { pickRange } from '@/domain/calendar/pick-range'
import { rangeSummary } from '@/domain/calendar/range-summary'
import { stayMessage } from '@/domain/calendar/stay-message'
import { tapDay } from '@/domain/calendar/tap-day'
import { nightsBetween } from '@/domain/days/nights-between'
import { countOf } from '@/domain/words/count-of'
import { Button } from '../button'
import { Calendar, monthId } from '../calendar'
import { Sheet } from '../sheet'
import { CalendarTop } from './calendar-top'
import './style.scss'

export interface CalendarSheetProps {
  readonly isOpen: boolean
  /** The calendar day at the destination. */
  readonly today: string
  readonly value: DateRange | null
  /** An offer's own limits; today to six months ahead where left out. */
  readonly rules?: CalendarRules
  /** Prices and sold-out nights as far as they are known. */
  readonly facts?: DayFacts
  /** Currency of the prices in facts. */
  readonly currencyCode?: string
  readonly onConfirm: (range: DateRange) => void
  readonly onClose: () => void
  /** Called with every month that is drawn, as YYYY-MM, whenever one more is; months that are known already need no second call. */
  readonly onMonthShown?: (monthKey: string) => void
}

const NO_FACTS: DayFacts = {}

/** Chooses check-in and check-out; confirmed only when both are set and the stay's rules hold. */
export function CalendarSheet(props: CalendarSheetProps) {
  return props.isOpen ? <OpenCalendarSheet {...props} /> : null
}

function OpenCalendarSheet(props: CalendarSheetProps) {
  const { today, value, facts = NO_FACTS, currencyCode = '' } = props
  const rules = props.rules ?? defaultRules(today)
  const [chosen, setChosen] = useState(() => pickRange(value, rules, facts))
  const picking = chosen.step === 'done' ? pickRange(chosen, rules, facts) : chosen
  const months = useShownMonths(rules, picking, props.onMonthShown)
  const message = stayMessage(picking, rules)
  const top = (
    <CalendarTop
      shortcuts={calendarShortcuts(today, rules, facts)}
      picking={picking}
      currencyCode={Object.keys(facts).length > 0 ? currencyCode : ''}
      onShortcut={({ checkIn, checkOut }) => setChosen({ step: 'done', checkIn, checkOut })}
    />
  )
  const confirm = (
    <div className="dates-foot">
      <div className="dates-said" role="status">
        <div className="dates-range">{rangeSummary(picking)}</div>
        <div className="dates-message">{message ?? nightsOf(picking)}</div>
      </div>
      <Button
        isDisabled={message !== null}
        onTap={() =>
          picking.step === 'done' && props.onConfirm({ checkIn: picking.checkIn, checkOut: picking.checkOut })
        }
      >
        Confirm
      </Button>
    </div>
  )
  return (
    <Sheet
      isOpen
      title="Select dates"
      size="85"
      onClose={props.onClose}
      top={top}
      footer={confirm}
      onNearEnd={months.showMore}
      startId={monthId(months.firstKey)}
    >
      <Calendar
        today={today}
        rules={rules}
        facts={facts}
        currencyCode={currencyCode}
        picking={picking}
        shownMonths={months.count}
        onTapDay={(day) => setChosen(tapDay(picking, day, rules, facts))}
        onNeedMonths={months.showAtLeast}
      />
    </Sheet>
  )
}

function nightsOf(picking: Picking): string {
  return picking.step === 'done' ? countOf(nightsBetween(picking.checkIn, picking.checkOut), 'night') : ''
}

/** How many months are drawn: that of the check-in and the next at first, one more whenever the end comes near. */
function useShownMonths(rules: CalendarRules, picking: Picking, onMonthShown?: (monthKey: string) => void) {
  const keys = calendarMonths(rules.minDay, rules.maxDay).map((month) => month.key)
  const [firstKey] = useState(picking.step === 'start' ? rules.minDay.slice(0, 7) : picking.checkIn.slice(0, 7))
  const [count, setCount] = useState(() => Math.min(keys.length, keys.indexOf(firstKey) + 2))
  const shown = keys.slice(0, count).join(',')
  const tell = useRef(onMonthShown)
  useEffect(() => {
    tell.current = onMonthShown
  })
  useEffect(() => shown.split(',').forEach((key) => tell.current?.(key)), [shown])
  return {
    firstKey,
    count,
    showMore: () => setCount((before) => Math.min(keys.length, before + 1)),
    showAtLeast: (wanted: number) => setCount((before) => Math.max(before, Math.min(keys.length, wanted))),
  }
}
