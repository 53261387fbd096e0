import type { CancellationTerms, Stay } from '@/contract/stay'
import { type PackageQuote, quotePackage } from '@/domain/rates/quote-package'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { CatalogueCache } from '../catalogue/catalogue'
import type { Executor } from '../../kernel/database/executor'
import { type OfferedPackage, readOfferedPackage } from '../repository/hotels'
import { NO_DAY_RULES, NO_NIGHTS, readSaleState } from '../repository/sale-state'
import { todayIn } from '../../kernel/time/zones'
import { cancellationTerms } from './cancellation'
import { decidedStay } from './stay-dates'

/** Context of a quote; every query runs on the executor, which may be a transaction. */
export interface QuoteContext {
  readonly executor: Executor
  readonly catalogue: CatalogueCache
  readonly now: Date
  /** Display and charge currency. */
  readonly currencyCode: string
  /** The caller; null is a visitor. */
  readonly userId: string | null
}

/** A package with its rows, its quote for the stay and its terms; today is the calendar day at the hotel. */
export interface QuotedPackage extends OfferedPackage {
  readonly stay: Stay
  readonly today: string
  readonly quote: PackageQuote
  readonly cancellation: CancellationTerms
}

/** Quotes one package from the current database, in two queries. Returns null where no such package is on sale; throws 400 for an invalid stay. */
export async function quotePackageById(
  { executor, catalogue, now, currencyCode, userId }: QuoteContext,
  pid: string,
  wanted: WantedStay,
): Promise<QuotedPackage | null> {
  const offered = await readOfferedPackage(executor, pid)
  if (!offered) return null
  const { hotel, roomType, ratePackage, city } = offered
  const today = todayIn(hotel.timeZone, now)
  const stay = decidedStay(wanted, today)
  const state = await readSaleState(executor, {
    of: { hotelIds: [hotel.id] },
    from: stay.checkIn,
    until: stay.checkOut,
    userId,
  })
  const { holidays, fx } = await catalogue.at(executor, state.version)
  const quote = quotePackage({
    hotel,
    room: roomType,
    ratePackage,
    nights: state.nights.get(roomType.id) ?? NO_NIGHTS,
    dayRules: state.dayRules.get(roomType.id) ?? NO_DAY_RULES,
    holidays: holidays.get(hotel.countryCode) ?? new Map(),
    fx,
    currencyCode,
    viewer: state.viewer,
    stay,
    today,
  })
  const { timeZone } = hotel
  const terms = { rule: ratePackage, checkIn: stay.checkIn, timeZone, cityName: city.name, currencyCode, now }
  return { ...offered, stay, today, quote, cancellation: cancellationTerms({ ...terms, amounts: quote.amounts }) }
}
