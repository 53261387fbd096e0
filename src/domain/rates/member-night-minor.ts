import { roundToUnit } from './round-to-whole-units'

/** What a VIP pays for a night before tax: its public amount less so many per cent, rounded half up to whole units of so many minor ones, so never more than the public amount; the amount itself where there is no member price. */
export function memberNightMinor(publicMinor: number, memberPercent: number | null, unitMinor: number): number {
  return memberPercent === null ? publicMinor : roundToUnit((publicMinor * (100 - memberPercent)) / 100, unitMinor)
}
