import { countOf } from '../text/phrases'
import { dayjs } from './dayjs'

type Unit = 'minute' | 'hour' | 'day'

/** Whole minutes, hours or days that have passed since an instant (ISO text); negative for one that is ahead, NaN for what is no instant. */
export function unitsSince(unit: Unit, at: string, nowMs: number): number {
  return dayjs.utc(nowMs).diff(dayjs.utc(at), unit)
}

/** How long ago an instant was, in its largest whole unit: "3 minutes ago", "1 day ago"; "just now" within a minute and for one that is ahead. */
export function timeAgo(at: string, nowMs: number): string {
  const units: readonly Unit[] = ['day', 'hour', 'minute']
  const counts = units.map((unit) => [unitsSince(unit, at, nowMs), unit] as const)
  const largest = counts.find(([count]) => count > 0)
  return largest ? `${countOf(...largest)} ago` : 'just now'
}
