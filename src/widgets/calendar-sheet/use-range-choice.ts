import { useMemo, useState } from 'react'
import { canConfirm, dayRefusal, pickingRefusal, stayMessage } from '@/domain/calendar/refusals'
import type { CalendarRules, DateRange, DayFacts, DayRefusal, Picking } from '@/domain/calendar/calendar-rules'
import { keepPicking, tapDay } from '@/domain/calendar/picking'

/** State of the range choice and the message about it. reachedDay has the keyboard focus; seenDay is the day last scrolled into view. */
interface Chosen {
  readonly picking: Picking
  readonly refusal: DayRefusal | null
  readonly reachedDay: string | null
  readonly seenDay: string
}

const begunOn = (picking: Picking): string | null => (picking.step === 'start' ? null : picking.checkIn)

/** The result of a tap on the newest choice, including a preceding tap that may not have rendered yet. */
function tapped(before: Chosen, day: string, rules: CalendarRules, facts: DayFacts): Chosen {
  const picking = keepPicking(before.picking, rules, facts)
  const next = tapDay(picking, day, rules, facts)
  const isEnded = next.step === 'done' && next !== picking
  return { ...before, picking: next, reachedDay: day, refusal: isEnded ? null : dayRefusal(day, picking, rules, facts) }
}

/** Chooses a range by taps, shortcuts and fixes; re-evaluates the choice whenever more is known of the days. */
export function useRangeChoice(value: DateRange | null, rules: CalendarRules, facts: DayFacts) {
  const [chosen, setChosen] = useState<Chosen>(() => {
    const picking: Picking = value
      ? { step: 'done', checkIn: value.checkIn, checkOut: value.checkOut }
      : { step: 'start' }
    const seenDay = begunOn(keepPicking(picking, rules, facts)) ?? rules.minDay
    return { picking, refusal: null, reachedDay: null, seenDay }
  })
  const picking = useMemo(() => keepPicking(chosen.picking, rules, facts), [chosen.picking, rules, facts])
  const tap = (day: string) => setChosen((before) => tapped(before, day, rules, facts))
  const take = (next: Picking) => {
    const day = begunOn(next) ?? rules.minDay
    setChosen({ picking: next, refusal: null, reachedDay: day, seenDay: day })
  }
  return {
    picking,
    reachedDay: chosen.reachedDay,
    seenDay: chosen.seenDay,
    refusal: chosen.refusal ?? pickingRefusal(chosen.picking, rules, facts),
    message: stayMessage(picking, rules, facts),
    isReady: canConfirm(picking, rules, facts),
    tap,
    take,
    reach: (day: string) => setChosen((before) => ({ ...before, reachedDay: day })),
  }
}
