import { addDays } from '@/domain/days/civil-day'
import { formatInstantIn, instantOfWallTime } from '../../kernel/time/zones'
import type { CancellationTerms, PenaltyTier } from '@/contract/stay'
import { formatAmount } from '@/domain/money/amount-text'
import type { StayAmounts } from '@/domain/rates/stay-pricer'
import { roundToPriceUnit } from '@/domain/rates/price-unit'

/** Cancellation rule of a package. returnPolicy 1 and 2 are free until freeCancelTime (hotel time) so many days before check-in; others are charged in full. */
export interface CancelRule {
  readonly returnPolicy: number
  readonly freeCancelDays: number | null
  readonly freeCancelTime: string | null
  readonly latePenalty: 'first_night' | 'half' | 'full'
}

/** Returns the last instant of free cancellation; null where there is none. */
export function freeCancelUntil(rule: CancelRule, checkIn: string, timeZone: string): Date | null {
  if (rule.returnPolicy !== 1 && rule.returnPolicy !== 2) return null
  const { freeCancelDays: days, freeCancelTime: time } = rule
  const key = `${checkIn} ${days} ${time} ${timeZone}`
  const seen = known.get(key)
  if (seen) return seen
  if (known.size >= MOST_KNOWN) known.clear()
  const until = instantOfWallTime(addDays(checkIn, -(days ?? 0)), time ?? '18:00', timeZone)
  known.set(key, until)
  return until
}

/** Cached because lists need the same few instants thousands of times a second. */
const known = new Map<string, Date>()
const MOST_KNOWN = 20_000

/** returnPolicy of an offer that is charged when cancelled. */
export const CHARGED = 3

/** Inputs of the terms of one offer; amounts are those of the charge, in currencyCode. */
export interface CancellationFacts {
  readonly rule: CancelRule
  readonly checkIn: string
  readonly timeZone: string
  readonly cityName: string
  readonly amounts: StayAmounts
  readonly currencyCode: string
  readonly now: Date
}

/** Returns the cancellation terms of an offer with amounts. In every tier fee and refund add up to the total. A free period that is over is left out. */
export function cancellationTerms(facts: CancellationFacts): CancellationTerms {
  const { rule, timeZone } = facts
  const freeUntil = freeCancelUntil(rule, facts.checkIn, timeZone)
  const fee = lateFeeMinor(facts, freeUntil !== null)
  if (!freeUntil || freeUntil <= facts.now) {
    const summary = chargedSummary(freeUntil ? rule.latePenalty : 'full', freeUntil !== null)
    return { returnPolicy: CHARGED, freeUntilAt: null, summary, timeZone, tiers: [tier(facts, null, null, fee)] }
  }
  const freeUntilAt = freeUntil.toISOString()
  return {
    returnPolicy: rule.returnPolicy,
    freeUntilAt,
    summary: `Free cancellation until ${formatInstantIn(timeZone, freeUntil)}, ${facts.cityName} time`,
    timeZone,
    tiers: [tier(facts, null, freeUntilAt, 0), tier(facts, freeUntilAt, null, fee)],
  }
}

function lateFeeMinor({ rule, amounts, currencyCode }: CancellationFacts, wasFree: boolean): number {
  const { totalMinor } = amounts
  if (!wasFree || rule.latePenalty === 'full') return totalMinor
  if (rule.latePenalty === 'half') return Math.min(totalMinor, roundToPriceUnit(totalMinor / 2, currencyCode))
  const first = amounts.nightly[0]
  return first ? amounts.rooms * (first.baseMinor + first.taxMinor) : totalMinor
}

function chargedSummary(penalty: CancelRule['latePenalty'], wasFree: boolean): string {
  if (!wasFree) return 'Non-refundable'
  const cost = { first_night: 'the first night', half: 'half of the total', full: 'the full amount' }[penalty]
  return `The time for free cancellation is over; cancelling costs ${cost}`
}

function tier(facts: CancellationFacts, startAt: string | null, endAt: string | null, feeMinor: number): PenaltyTier {
  const refundMinor = facts.amounts.totalMinor - feeMinor
  const shown = (minor: number) => formatAmount(minor, facts.currencyCode)
  const endText = endAt && formatInstantIn(facts.timeZone, new Date(endAt))
  return {
    startAt,
    endAt,
    endText,
    feeMinor,
    feeAmount: shown(feeMinor),
    refundMinor,
    refundAmount: shown(refundMinor),
  }
}
