import type { StayPrice } from '@/contract/price'
import type { Stay } from '@/contract/stay'
import { quotePackageById, type QuotedPackage } from '../quotes/quote-package-by-id'
import { findPackageIds } from '../repositories/hotel-packages'
import type { Services } from '../services'

/** Another package of the same hotel that can be booked for the same stay. */
export interface Alternative {
  readonly pid: string
  readonly packageName: string
  readonly roomTypeName: string
  readonly price: StayPrice
}

const MOST = 3

/** What a hotel still has for a stay beside a package that is sold out; nearest in price first. */
export async function findAlternatives(
  { catalogue, clock, database }: Pick<Services, 'catalogue' | 'clock' | 'database'>,
  wanted: QuotedPackage & { readonly stay: Stay },
  currencyCode: string,
): Promise<Alternative[]> {
  const context = { executor: database.db, catalogue, now: clock.now(), currencyCode }
  const found: QuotedPackage[] = []
  for (const pid of await findPackageIds(database.db, wanted.hotel.id)) {
    const quoted = await quotePackageById(context, pid, wanted.stay)
    if (quoted && !quoted.quote.unavailable) found.push(quoted)
  }
  const distance = ({ quote }: QuotedPackage) => Math.abs(quote.price.totalMinor - wanted.quote.price.totalMinor)
  return found
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST)
    .map(({ ratePackage, roomType, quote }) => ({
      pid: ratePackage.id,
      packageName: ratePackage.name,
      roomTypeName: roomType.name,
      price: quote.price,
    }))
}
