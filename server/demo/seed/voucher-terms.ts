import type { VoucherSurcharge, VoucherTerms } from '@/contract/voucher-terms'
import { addDays } from '@/domain/days/civil-day'
import holidays from '../../stays/reference/holidays.json'
import type { HolidayNames } from './create-nights'
import { type KindTerms, type VoucherChoice, type VoucherKind, WEEKEND_NIGHTS } from './data/voucher-kind'

const HOLIDAYS: Readonly<Record<string, HolidayNames>> = holidays

/** Days from and to, both included. */
interface DayRange {
  readonly from: string
  readonly to: string
}

/** When and where the terms apply, and what a per cent of a night comes to in minor units. */
interface TermsSetting {
  readonly countryCode: string
  readonly seedDay: string
  readonly validFrom: string | null
  readonly validUntil: string | null
  readonly validDays: number | null
  readonly price: (percent: number) => number
}

const usualTerms = {
  use: 'exchange',
  meal: '',
  extras: [],
  bookAheadDays: 0,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  refund: 'any_time',
  isPartial: false,
  isTransferable: true,
  cancelDays: 1,
  needsDocuments: false,
} as const

/** The terms of a kind's choice; surcharges of both are added up. */
export function termsOfKind(kind: VoucherKind, choice: VoucherChoice, setting: TermsSetting): VoucherTerms {
  const all: KindTerms = { ...kind.terms, ...choice.terms }
  const { surcharges: _ofKind, dayPrice, isClosedOnHolidays = false, ...rest } = all
  const { extras, services, weekdays, ...terms } = { ...usualTerms, ...rest }
  return {
    ...terms,
    extras: [...extras],
    ...(services && { services: [...services] }),
    weekdays: [...weekdays],
    blackouts: isClosedOnHolidays ? holidayRanges(setting) : [],
    surcharges: [...(kind.terms.surcharges ?? []), ...(choice.terms?.surcharges ?? [])].flatMap((one) =>
      surchargesOf(one, setting),
    ),
    difference: dayPrice
      ? { kind: 'market', mostMinor: dayPrice.mostPercent === null ? null : setting.price(dayPrice.mostPercent) }
      : { kind: 'table' },
  }
}

function surchargesOf(
  { on, percent }: NonNullable<KindTerms['surcharges']>[number],
  setting: TermsSetting,
): VoucherSurcharge[] {
  const amountMinor = setting.price(percent)
  if (on === 'weekends') return [{ kind: 'weekdays', weekdays: WEEKEND_NIGHTS, amountMinor }]
  return holidayRanges(setting).map((range) => ({ kind: 'days', ...range, amountMinor }))
}

/** The public holidays of a country while vouchers are good, days in a row under one name as one range. */
function holidayRanges({ countryCode, seedDay, validFrom, validUntil, validDays }: TermsSetting): DayRange[] {
  const names = HOLIDAYS[countryCode] ?? {}
  const from = validFrom ?? seedDay
  // What is bought on the last day of sale is good longer than what is bought today.
  const until = validUntil ?? addDays(seedDay, (validDays ?? 0) + 60)
  const ranges: { from: string; to: string }[] = []
  for (const day of Object.keys(names).toSorted()) {
    if (day < from || day > until) continue
    const before = ranges.at(-1)
    const isNext = before && addDays(before.to, 1) === day && names[before.to] === names[day]
    if (isNext) before.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges
}
