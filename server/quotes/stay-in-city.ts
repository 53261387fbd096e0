import type { Stay } from '@/contract/stay'
import { decideStay, type WantedStay } from '@/domain/stay/decide-stay'
import { badInput } from '../errors/api-error'
import { todayIn } from '../time/today-in'
import { decidedStay } from './decided-stay'

/** The stay to list hotels for, decided by the destination's calendar; throws 400 also when check-in has passed there. */
export function stayInCity(wanted: WantedStay, timeZone: string, now: Date): Stay {
  const today = todayIn(timeZone, now)
  const stay = decidedStay(wanted, today)
  if (stay.checkIn < today) throw badInput('checkIn', 'This check-in day has already passed at the destination.')
  return stay
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
