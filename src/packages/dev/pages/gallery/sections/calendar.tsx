import { useCallback, useState } from 'react'
import type { CalendarRules, DateRange, DayFacts } from '@/domain/calendar/calendar-rules'
import { dayType, type SingleDaysMode, singleDayType, tapSingleDay } from '@/domain/calendar/day-type'
import { Button } from '@/widgets/button'
import { Calendar, useNearMonths } from '@/widgets/calendar'
import { CalendarSheet } from '@/widgets/calendar-sheet'
import { RangeFoot } from '@/widgets/calendar-sheet/foot'
import { useRangeChoice } from '@/widgets/calendar-sheet/use-range-choice'
import { DaySheet } from '@/widgets/day-sheet'
import { doNothing } from '../gallery-facts'
import { galleryToday } from '../gallery-clock'
import { calendarRulesOf, galleryDays } from '../gallery-days'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

interface RangeProps {
  /** The state's name, which also makes the ids of its months unique on the page. */
  readonly name: string
  readonly value: DateRange | null
  readonly rules?: CalendarRules
  readonly facts?: DayFacts
}

const idOf = (name: string) => name.replace(/[^a-z]+/g, '-')

const usual = calendarRulesOf()
const twoNights = calendarRulesOf({ dayLimitMin: 2 })
const threeExactly = calendarRulesOf({ dayLimitMin: 3, dayLimitMax: 3 })
const threeAtMost = calendarRulesOf({ dayLimitMax: 3 })
const byTwos = calendarRulesOf({ dayLimitMin: 2, dayStep: 2 })
const sameDay = calendarRulesOf({ allowsSameDay: true })

/** A calendar of stays with its foot, in the page instead of a sheet. */
function Range({ name, value, rules = usual, facts = galleryDays }: RangeProps) {
  const choice = useRangeChoice(value, rules, facts)
  const { picking } = choice
  const { months } = useNearMonths(rules.minDay, rules.maxDay, rules.minDay)
  const typeOf = useCallback((day: string) => dayType(day, picking, rules, facts), [picking, rules, facts])
  return (
    <GalleryState name={name}>
      <Calendar
        name={idOf(name)}
        today={galleryToday}
        minDay={rules.minDay}
        maxDay={rules.maxDay}
        months={months}
        nearKeys={months.map(({ month }) => month.key)}
        facts={facts}
        currencyCode="CNY"
        typeOf={typeOf}
        isJoined={picking.step === 'done'}
        focus={{ day: choice.reachedDay ?? rules.minDay, isActive: choice.reachedDay !== null, onMove: choice.reach }}
        onTapDay={choice.tap}
      />
      <RangeFoot {...choice} onFix={choice.take} onConfirm={doNothing} />
    </GalleryState>
  )
}

function Days({ name, mode, value }: { name: string; mode: SingleDaysMode; value: readonly string[] }) {
  const [days, setDays] = useState(value)
  const [reachedDay, setReached] = useState<string | null>(null)
  const { minDay, maxDay } = usual
  const { months } = useNearMonths(minDay, maxDay, minDay)
  const typeOf = useCallback((day: string) => singleDayType(day, days, mode, usual, galleryDays), [days, mode])
  return (
    <GalleryState name={name}>
      <Calendar
        name={idOf(name)}
        today={galleryToday}
        minDay={minDay}
        maxDay={maxDay}
        months={months}
        nearKeys={months.map(({ month }) => month.key)}
        facts={galleryDays}
        currencyCode="CNY"
        typeOf={typeOf}
        isMultiple={mode === 'multiple'}
        focus={{ day: reachedDay ?? minDay, isActive: reachedDay !== null, onMove: setReached }}
        onTapDay={(day) => {
          setReached(day)
          setDays(tapSingleDay(days, day, mode, usual, galleryDays))
        }}
      />
    </GalleryState>
  )
}

const holidays = [
  { name: 'Lantern Festival', checkIn: '2026-12-05', checkOut: '2026-12-07' },
  { name: 'New Year', checkIn: '2026-12-31', checkOut: '2027-01-02' },
]
/** A day when all kinds of shortcuts differ. */
const tuesday = '2026-11-17'

function Sheets() {
  const [open, setOpen] = useState<'range' | 'tuesday' | 'single' | 'multiple' | null>(null)
  const close = () => setOpen(null)
  const days = {
    isOpen: true,
    today: galleryToday,
    minDay: usual.minDay,
    maxDay: usual.maxDay,
    value: [],
    facts: galleryDays,
    currencyCode: 'CNY',
    onConfirm: close,
    onClose: close,
  }
  return (
    <GalleryState name="sheets">
      <div className="gallery-row">
        <Button onTap={() => setOpen('range')}>Choose dates</Button>
        <Button onTap={() => setOpen('tuesday')}>Choose on a Tuesday</Button>
        <Button onTap={() => setOpen('single')}>Choose a day</Button>
        <Button onTap={() => setOpen('multiple')}>Choose days</Button>
      </div>
      {open === 'range' ? (
        <CalendarSheet
          isOpen
          today={galleryToday}
          value={null}
          facts={galleryDays}
          currencyCode="CNY"
          holidays={holidays.slice(0, 1)}
          onConfirm={close}
          onClose={close}
        />
      ) : null}
      {open === 'tuesday' ? (
        <CalendarSheet isOpen today={tuesday} value={null} holidays={holidays} onConfirm={close} onClose={close} />
      ) : null}
      {open === 'single' ? <DaySheet {...days} title="Choose a day" mode="single" /> : null}
      {open === 'multiple' ? <DaySheet {...days} title="Choose days" mode="multiple" /> : null}
    </GalleryState>
  )
}

const stay = (checkIn: string, checkOut: string): DateRange => ({ checkIn, checkOut })

function Show() {
  return (
    <>
      <Sheets />
      <Range name="nothing chosen" value={null} />
      <Range name="range with prices" value={stay('2026-11-23', '2026-11-26')} />
      <Range name="check-out on a sold-out night" value={stay('2026-12-01', '2026-12-03')} />
      <Range name="too short, with its fix" value={stay('2026-11-23', '2026-11-24')} rules={twoNights} />
      <Range name="too long" value={stay('2026-11-23', '2026-11-27')} rules={threeAtMost} />
      <Range name="not by twos" value={stay('2026-11-23', '2026-11-26')} rules={byTwos} />
      <Range name="over a sold-out night, dropped with its fix" value={stay('2026-12-01', '2026-12-05')} />
      <Range name="three nights exactly" value={stay('2026-11-23', '2026-11-26')} rules={threeExactly} />
      <Range name="within one day" value={stay('2026-11-24', '2026-11-24')} rules={sameDay} />
      <Days name="single day" mode="single" value={['2026-11-25']} />
      <Days
        name="several days"
        mode="multiple"
        value={['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-28', '2026-12-04', '2026-12-05']}
      />
      <Range name="without facts" value={null} facts={NO_FACTS} />
    </>
  )
}

const NO_FACTS: DayFacts = {}

/** Stays, single days and several days in the gallery. */
export const calendarSection: GallerySection = { key: 'calendar', title: 'Calendar', isLarge: true, Show }
