import { asc, eq, sql } from 'drizzle-orm'
import type { TermsLine } from '@/contract/product'
import type { VoucherValidity } from '@/contract/voucher-terms'
import { addDays, utcDay } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { isPackage, type PackageFacts, packageText, packageTextFor } from '@/domain/vouchers/travel-package'
import { isWithdrawable, rulesNameOf } from '@/domain/vouchers/withdrawal'
import type { Executor } from '../kernel/database/executor'
import { marketRule, type MarketRule } from '../kernel/database/schema/vouchers'
import { instantOfWallTime, isoInstantIn } from '../kernel/time/zones'
import type { CouponOrderRow } from './repository/coupon-orders'

/** The law that holds for a buyer: the name of its rules, and the rules; null where an operator has entered none. */
export interface BuyersLaw {
  readonly name: string
  readonly rule: MarketRule | null
}

/** The law under a name that rulesNameOf returned. */
export async function lawNamed(db: Executor, name: string): Promise<BuyersLaw> {
  const [row] = await db.select().from(marketRule).where(eq(marketRule.market, name))
  return { name, rule: row?.rule ?? null }
}

/** The law that holds for somebody who buys in a country (ISO 3166). */
export const lawOfCountry = (db: Executor, countryCode: string): Promise<BuyersLaw> =>
  lawNamed(db, rulesNameOf(countryCode))

/** What an order stores of the law under which it was sold. */
export const lawOfSale = (
  { name, rule }: BuyersLaw,
  validity: VoucherValidity,
  soldAt: Date,
): Pick<CouponOrderRow, 'market' | 'marketRule' | 'withdrawalUntil'> => ({
  market: name,
  marketRule: rule,
  withdrawalUntil: rule && rule.withdrawalDays > 0 && isWithdrawable(validity) ? withdrawalEnd(rule, soldAt) : null,
})

const linesOf = (text: string | null): TermsLine[] => (text === null ? [] : [{ kind: 'package', text }])

/** The terms line that calls an order's vouchers a package; empty unless the law of the sale requires it. */
export const packageLines = ({ marketRule: rule, snapshot }: Pick<CouponOrderRow, 'marketRule' | 'snapshot'>) =>
  linesOf(rule?.namesPackages ? packageText(snapshot) : null)

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

/** The same line for pages that don't know the buyer: it names the markets whose law requires it. */
export async function packageLinesFor(db: Executor, facts: PackageFacts): Promise<TermsLine[]> {
  if (!isPackage(facts.terms)) return []
  const rows = await db
    .select({ region: marketRule.market })
    .from(marketRule)
    .where(sql`${marketRule.rule} @> '{"namesPackages": true}'`)
    .orderBy(asc(marketRule.market))
  return linesOf(
    packageTextFor(
      facts,
      rows.map(({ region }) => regionNames.of(region) ?? region),
    ),
  )
}

/** The end of the last day to withdraw, wherever on earth the buyer is. */
const withdrawalEnd = ({ withdrawalDays }: MarketRule, soldAt: Date): Date =>
  instantOfWallTime(addDays(utcDay(soldAt), withdrawalDays + 1), '12:00', 'UTC')

/** An instant as emails and terms about rights write it: "Wed 9 Dec 2026 12:00 UTC". */
export const instantText = (at: Date): string =>
  `${formatDayWithYear(utcDay(at))} ${isoInstantIn('UTC', at).slice(11, 16)} UTC`
