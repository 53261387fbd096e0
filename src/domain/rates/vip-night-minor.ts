import { roundPriceToUnit } from './price-unit'

/** What a VIP pays for a night before tax: its public amount less so many per cent, rounded half up to price units of so many minor ones, at least one, so never more than the public amount; the amount itself where there is no member price. */
export function vipNightMinor(publicMinor: number, memberPercent: number | null, unitMinor: number): number {
  return memberPercent === null ? publicMinor : roundPriceToUnit((publicMinor * (100 - memberPercent)) / 100, unitMinor)
}
