import { useCallback, useMemo, useState } from 'react'
import { addDays, monthOf } from '@/domain/days/civil-day'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import {
  appointmentDayType,
  appointmentFacts,
  type AppointmentHotel,
  appointmentLimits,
  nextOpenDay,
  proposedText,
  tapAppointmentDay,
} from '@/domain/vouchers/appointment-form'
import { Button } from '../button'
import { Calendar, monthId, useNearMonths } from '../calendar'
import { CalendarTop } from '../calendar-sheet/calendar-top'
import { RefusalText } from '../calendar-sheet/foot'
import { Sheet } from '../sheet'
import '../calendar-sheet/style.scss'

export interface AppointmentCalendarProps {
  readonly hotel: AppointmentHotel
  /** The days that were chosen before, the one liked best first. */
  readonly value: readonly string[]
  readonly mostDays: number
  readonly onConfirm: (days: readonly string[]) => void
  readonly onClose: () => void
}

/** What is chosen, the day that was tapped last, which has the keyboard's focus, and why it was refused. */
interface Chosen {
  readonly days: readonly string[]
  readonly reachedDay: string | null
  readonly refusalText: string | null
}

/** The days of a hotel, of which a few are proposed; a refused one has its reason. */
export function AppointmentCalendar(props: AppointmentCalendarProps) {
  const { hotel, value, mostDays, onClose } = props
  const [{ days, reachedDay, refusalText }, setChosen] = useState<Chosen>({
    days: value,
    reachedDay: null,
    refusalText: null,
  })
  const facts = useMemo(() => appointmentFacts(hotel), [hotel])
  const { minDay, maxDay } = appointmentLimits(hotel)
  const firstDay = value.toSorted()[0] ?? nextOpenDay(addDays(minDay, -1), hotel) ?? minDay
  const { months, nearKeys, onScrolled } = useNearMonths(minDay, maxDay, firstDay)
  const typeOf = useCallback((day: string) => appointmentDayType(day, days, hotel, facts), [days, hotel, facts])
  const tap = (day: string) =>
    setChosen((before) => ({ ...tapAppointmentDay(before.days, day, hotel, mostDays), reachedDay: day }))
  return (
    <Sheet
      isOpen
      title={`Choose up to ${countOf(mostDays, 'day')}`}
      size="85"
      onClose={onClose}
      top={<CalendarTop shortcuts={[]} picking={{ step: 'start' }} currencyCode="" />}
      footer={<Foot {...props} days={days} reachedDay={reachedDay} refusalText={refusalText} onTake={tap} />}
      onScrolled={onScrolled}
      startId={monthId(monthOf(firstDay))}
    >
      <Calendar
        today={hotel.today}
        minDay={minDay}
        maxDay={maxDay}
        months={months}
        nearKeys={nearKeys}
        facts={facts}
        currencyCode=""
        typeOf={typeOf}
        isMultiple
        focus={{
          day: reachedDay ?? firstDay,
          isActive: reachedDay !== null,
          onMove: (day) => setChosen((before) => ({ ...before, reachedDay: day })),
        }}
        onTapDay={tap}
      />
    </Sheet>
  )
}

interface FootProps extends AppointmentCalendarProps, Chosen {
  readonly onTake: (day: string) => void
}

/** The chosen days, and why another one is refused, with the next that is not. */
function Foot({ hotel, days, reachedDay, refusalText, mostDays, onTake, onConfirm }: FootProps) {
  const canTakeMore = days.length < mostDays
  const next = refusalText !== null && reachedDay !== null && canTakeMore ? nextOpenDay(reachedDay, hotel) : null
  const fix = next === null || days.includes(next) ? null : { label: `Take ${formatDay(next)}`, day: next }
  const refusal = refusalText === null ? null : { text: refusalText, fix: fix && { label: fix.label, picking } }
  return (
    <div>
      <RefusalText refusal={refusal} onFix={() => fix && onTake(fix.day)} />
      <div className="dates-foot">
        <div className="dates-status" role="status">
          <div className="dates-range">{days.length === 0 ? 'Tap the days that suit you' : proposedText(days)}</div>
          <div className="dates-message">{days.length > 1 ? 'The first is the one you like best' : ''}</div>
        </div>
        <Button isDisabled={days.length === 0} onTap={() => onConfirm(days)}>
          Confirm
        </Button>
      </div>
    </div>
  )
}

const picking = { step: 'start' } as const
