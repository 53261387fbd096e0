import { readSaleState, type SaleState, type SaleStateQuery } from '../repositories/sale-state'
import type { Services } from '../kernel/services'

/** What changes by the minute around some hotels in these days: from memory where their cities are searched there, kept in step by a statement that all who ask share; else read for them alone. */
export async function currentSaleState(
  { catalogue: cache, database: { db }, shelves }: Pick<Services, 'catalogue' | 'database' | 'shelves'>,
  hotelIds: readonly string[],
  query: Omit<SaleStateQuery, 'of'>,
): Promise<SaleState> {
  const seen = await cache.hotelsById(db, await cache.latest(db), hotelIds)
  const hotels = hotelIds.flatMap((id) => seen.get(id)?.hotel ?? [])
  const live = hotels.length < hotelIds.length ? null : await shelves.saleState(hotels, query.userId)
  return live ?? readSaleState(db, { of: { hotelIds }, ...query })
}
