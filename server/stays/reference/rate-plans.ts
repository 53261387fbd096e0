import { currencyOf } from '@/domain/money/currency'
import { fxRates } from './fx-rates'
import type { PackageRow, RoomTypeRow } from '../repository/catalogue'
import { Draw } from './draw'

/** Rounds an amount of CNY to a realistic price in another currency: two significant digits, in minor units. */
export function wholePriceMinor(cny: number, currencyCode: string): number {
  const units = cny / (fxRates[currencyCode] ?? 1)
  const step = units < 100 ? 1 : units < 1000 ? 5 : 10 ** (Math.floor(Math.log10(units)) - 1)
  const whole = Math.max(step, Math.round(units / step) * step)
  return whole * 10 ** (currencyOf(currencyCode)?.exponent ?? 2)
}

/** A package without its ids. */
type Plan = Omit<PackageRow, 'id' | 'hotelId' | 'roomTypeId' | 'sort' | 'isOnSale'>

/** The simplest package with the strictest terms: any stay, no meal, no free cancellation. */
export const barePlan: Plan = {
  name: 'Room only',
  meal: 'Room only',
  includes: [],
  pricePercent: 100,
  extraMinor: 0,
  originalPercent: null,
  memberPercent: null,
  returnPolicy: 3,
  freeCancelDays: null,
  freeCancelTime: null,
  latePenalty: 'full',
  confirmMinutes: 0,
  dayLimitMin: 1,
  dayLimitMax: 28,
  dayStep: 1,
  bookAheadDays: 0,
  maxRooms: 5,
}

/** Creates two or three packages of a room type: a basic one, one with breakfast and free cancellation, and often one for longer stays. */
export function createPackages(draw: Draw, room: RoomTypeRow, star: number, currencyCode: string): PackageRow[] {
  const breakfastMinor = wholePriceMinor(22 + star * 14, currencyCode) * room.maxAdults
  const plans = [plainPlan(draw), breakfastPlan(draw, room.maxAdults, breakfastMinor)]
  if (draw.chance(70)) plans.push(longerPlan(draw, star))
  return plans.map((plan, sort) => ({
    ...plan,
    memberPercent: vipPercentOf(`${room.id}${sort + 1}`),
    id: `${room.id}${sort + 1}`,
    hotelId: room.hotelId,
    roomTypeId: room.id,
    sort,
    isOnSale: true,
  }))
}

/** Derived from the package's id alone: two in five packages have a VIP price. */
function vipPercentOf(packageId: string): number | null {
  const draw = new Draw(`member price of ${packageId}`)
  return draw.chance(40) ? draw.pick([5, 8, 10, 10, 12, 15]) : null
}

function plainPlan(draw: Draw): Plan {
  const originalPercent = draw.chance(40) ? draw.pick([112, 118, 125, 135]) : null
  if (draw.chance(35)) {
    return { ...barePlan, ...freeUntil(draw), name: 'Flexible rate', pricePercent: 104, originalPercent }
  }
  return { ...barePlan, name: 'Non-refundable', originalPercent, maxRooms: draw.pick([3, 5, 5, 9]) }
}

function breakfastPlan(draw: Draw, adults: number, extraMinor: number): Plan {
  return {
    ...barePlan,
    ...freeUntil(draw),
    name: 'Breakfast included',
    meal: `Breakfast for ${adults}`,
    includes: [
      `Breakfast for ${adults}`,
      ...draw.some(['Late check-out until 14:00', 'Welcome drink'], draw.between(0, 1)),
    ],
    pricePercent: 106,
    extraMinor,
    confirmMinutes: draw.pick([0, 0, 0, 30, 120]),
  }
}

function longerPlan(draw: Draw, star: number): Plan {
  const plan = draw.pick<Partial<Plan>>([
    { name: 'Stay 2 nights, save 10%', pricePercent: 90, originalPercent: 111, dayLimitMin: 2 },
    { name: 'Stay 3 nights, save 15%', pricePercent: 85, originalPercent: 118, dayLimitMin: 3 },
    { name: 'Two-night break', pricePercent: 88, originalPercent: 114, dayLimitMin: 2, dayStep: 2, dayLimitMax: 8 },
    { name: 'Early bird, 14 days ahead', pricePercent: 86, originalPercent: 116, bookAheadDays: 14 },
  ])
  const treat = star >= 4 ? ['Room upgrade if available'] : ['Free luggage storage all day']
  return { ...barePlan, ...(draw.chance(50) ? freeUntil(draw) : {}), includes: treat, ...plan }
}

function freeUntil(draw: Draw): Pick<Plan, 'returnPolicy' | 'freeCancelDays' | 'freeCancelTime' | 'latePenalty'> {
  const latePenalty = draw.pick(['first_night', 'first_night', 'half', 'full'] as const)
  return {
    returnPolicy: latePenalty === 'full' ? 1 : 2,
    freeCancelDays: draw.pick([0, 1, 1, 2, 3]),
    freeCancelTime: draw.pick(['12:00', '16:00', '18:00', '18:00']),
    latePenalty,
  }
}
