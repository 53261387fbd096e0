import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { ExchangeDates } from '@/contract/product'
import type { DayRefusal } from '@/domain/calendar/calendar-rules'
import { addDays, monthOf } from '@/domain/days/civil-day'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import {
  exchangeDayType,
  exchangeFacts,
  highestText,
  nextExchangeDay,
  onTopText,
  openDaysText,
} from '@/domain/vouchers/exchange-calendar'
import { Button } from '../button'
import { Calendar, monthId, useNearMonths } from '../calendar'
import { CalendarTop } from '../calendar-sheet/calendar-top'
import { RefusalText } from '../calendar-sheet/foot'
import { Sheet } from '../sheet'
import '../calendar-sheet/style.scss'
import './style.scss'

export interface ExchangeCalendarProps {
  readonly title: string
  readonly dates: ExchangeDates
  /** The day that was chosen before. */
  readonly value: string | null
  /** What stands above the months, such as the choice of a room. */
  readonly top?: ReactNode
  /** What stands beside the chosen stay when no day can be confirmed here. */
  readonly hintText?: string
  /** Takes the chosen check-in day; left out where days are only looked at. */
  readonly onConfirm?: (checkIn: string) => void
  readonly onClose: () => void
}

/** The day that was tapped last, which has the keyboard's focus, and the check-in that is chosen. */
interface Chosen {
  readonly checkIn: string | null
  readonly reachedDay: string | null
  readonly refusedDay: string | null
}

/** A voucher's days: what a stay from each costs on top, or why none can begin on it, with the next day on which one can. */
export function ExchangeCalendar(props: ExchangeCalendarProps) {
  const { title, dates, value, onClose } = props
  const facts = useMemo(() => exchangeFacts(dates), [dates])
  const [chosen, setChosen] = useState<Chosen>({ checkIn: value, reachedDay: null, refusedDay: null })
  const checkIn = chosen.checkIn !== null && facts[chosen.checkIn]?.isAvailable ? chosen.checkIn : null
  const minDay = dates.days[0]?.date ?? dates.today
  const maxDay = dates.days.at(-1)?.date ?? dates.today
  const firstDay = checkIn ?? nextExchangeDay(addDays(minDay, -1), dates) ?? minDay
  const { months, nearKeys, onScrolled } = useNearMonths(minDay, maxDay, firstDay)
  const typeOf = useCallback(
    (day: string) => exchangeDayType(day, checkIn, dates.nights, facts),
    [checkIn, dates.nights, facts],
  )
  const tap = (day: string) =>
    setChosen((before) =>
      facts[day]?.isAvailable
        ? { checkIn: day, reachedDay: day, refusedDay: null }
        : { ...before, reachedDay: day, refusedDay: day },
    )
  return (
    <Sheet
      isOpen
      title={title}
      size="85"
      onClose={onClose}
      top={<Top {...props} />}
      footer={<Foot {...props} checkIn={checkIn} refusedDay={chosen.refusedDay} onTake={tap} />}
      onScrolled={onScrolled}
      startId={monthId(monthOf(firstDay))}
    >
      <Calendar
        today={dates.today}
        minDay={minDay}
        maxDay={maxDay}
        months={months}
        nearKeys={nearKeys}
        facts={facts}
        currencyCode={dates.currencyCode}
        typeOf={typeOf}
        isJoined={checkIn !== null}
        focus={{
          day: chosen.reachedDay ?? firstDay,
          isActive: chosen.reachedDay !== null,
          onMove: (day) => setChosen((before) => ({ ...before, reachedDay: day })),
        }}
        onTapDay={tap}
      />
    </Sheet>
  )
}

/** What stands still above the months. */
function Top({ dates, top }: ExchangeCalendarProps) {
  const { nights, currencyCode } = dates
  return (
    <>
      {top}
      <p className="exchange-days">{`${openDaysText(dates)} · ${highestText(dates)}`}</p>
      <CalendarTop
        shortcuts={[]}
        picking={{ step: 'start' }}
        currencyCode={currencyCode}
        amountText={`What a stay of ${countOf(nights, 'night')} costs on top, in ${currencyCode}`}
      />
    </>
  )
}

interface FootProps extends ExchangeCalendarProps {
  readonly checkIn: string | null
  readonly refusedDay: string | null
  readonly onTake: (day: string) => void
}

/** The chosen stay and what it costs on top, or why a day is refused. */
function Foot({ dates, checkIn, refusedDay, hintText, onTake, onConfirm }: FootProps) {
  const next = refusedDay === null ? null : nextExchangeDay(refusedDay, dates)
  return (
    <div>
      <RefusalText refusal={refusalOf(refusedDay, next, dates)} onFix={() => next !== null && onTake(next)} />
      <div className="dates-foot">
        <div className="dates-status" role="status">
          <div className="dates-range">{checkIn === null ? 'Tap a day' : stayText(checkIn, dates)}</div>
          {checkIn === null ? null : <div className="exchange-top">{costText(checkIn, dates)}</div>}
          {hintText ? <div className="dates-message">{hintText}</div> : null}
        </div>
        {onConfirm ? (
          <Button isDisabled={checkIn === null} onTap={() => checkIn !== null && onConfirm(checkIn)}>
            Confirm
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const stayText = (checkIn: string, { nights }: ExchangeDates) =>
  `${formatDay(checkIn)} – ${formatDay(addDays(checkIn, nights))}`

function costText(checkIn: string, { days, currencyCode }: ExchangeDates): string {
  const difference = days.find(({ date }) => date === checkIn)?.differenceMinor ?? null
  return difference === null ? '' : onTopText(difference, currencyCode)
}

function refusalOf(refusedDay: string | null, next: string | null, dates: ExchangeDates): DayRefusal | null {
  const day = dates.days.find(({ date }) => date === refusedDay)
  const text = day?.refusalText ?? null
  if (text === null) return null
  const label = next === null ? null : `Take ${formatDay(next)}`
  return { text, fix: label === null ? null : { label, picking: { step: 'start' } } }
}
