import type { Stay } from '@/contract/stay'
import { decideStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { todayIn } from '../kernel/time/zones'
import { decidedStay } from './decided-stay'

/** The stay to list hotels for, decided by the destination's calendar; the default dates where check-in has passed there, as in links that were shared long ago. */
export function stayInCity(wanted: WantedStay, timeZone: string, now: Date): Stay {
  const today = todayIn(timeZone, now)
  const stay = decidedStay(wanted, today)
  if (stay.checkIn >= today) return stay
  const { checkIn: _checkIn, checkOut: _checkOut, ...guests } = wanted
  return decidedStay(guests, today)
}

/** The stay in each of several time zones: the same days where days are given, else each zone's own tomorrow; throws 400 on a stay that makes no sense. */
export function stayByZone(wanted: WantedStay, now: Date): (timeZone: string) => Stay {
  const inUtc = decidedStay(wanted, todayIn('UTC', now))
  const known = new Map<string, Stay>()
  return (timeZone) => {
    const seen = known.get(timeZone)
    if (seen) return seen
    const decision = decideStay(wanted, todayIn(timeZone, now))
    const stay = 'stay' in decision ? decision.stay : inUtc
    known.set(timeZone, stay)
    return stay
  }
}
