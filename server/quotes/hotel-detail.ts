import type { HotelDetail } from '@/contract/hotel'
import { notFound } from '../kernel/errors'
import { presentHotelDetail } from '../stays/present/hotel-detail'
import { readHotelDetail } from '../stays/repository/hotel-detail'
import { todayIn } from '../kernel/time/zones'
import type { CardAsker } from './hotel-cards'

/** All that a hotel's page says apart from its offers, in one statement; 404 for an unknown hotel. */
export async function hotelDetail(id: string, { services, user, currency }: CardAsker): Promise<HotelDetail> {
  const { catalogue: cache, clock, database, pictures } = services
  const now = clock.now()
  const detail = await readHotelDetail(database.db, id, { userId: user?.uid ?? null, day: todayIn('UTC', now) })
  if (!detail) throw notFound('There is no such hotel.')
  const catalogue = await cache.latest(database.db)
  return presentHotelDetail(detail, { catalogue, pictures, currencyCode: currency, now })
}
