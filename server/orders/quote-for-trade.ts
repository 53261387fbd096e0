import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { Executor } from '../kernel/database/executor'
import { notFound } from '../kernel/errors'
import { quotePackageById, type QuotedPackage } from '../quotes/quote-package-by-id'
import type { Services } from '../kernel/services'

/** A package for a stay in the currency that it will be charged in. */
export interface TradeWish {
  readonly pid: string
  readonly stay: WantedStay
  readonly currencyCode: string
  /** Who asks or books; null is a visitor. */
  readonly userId: string | null
}

/** Quotes what somebody wants to book, from the database as it is now; throws 404 where it is not on sale. */
export async function quoteForTrade(
  { catalogue, clock }: Pick<Services, 'catalogue' | 'clock'>,
  executor: Executor,
  { pid, stay, currencyCode, userId }: TradeWish,
): Promise<QuotedPackage> {
  const context = { executor, catalogue, now: clock.now(), currencyCode, userId }
  const quoted = await quotePackageById(context, pid, stay)
  if (!quoted) throw notFound('This package is not on sale.')
  return quoted
}
