import type { HotelDetail, hotelRoutes } from '@/contract/hotel'
import { notFound } from '../../kernel/errors'
import { presentHotelDetail, presentOffer, presentRoom } from './present-hotel'
import { readHotelDetail } from '../repository/hotel-detail'
import { todayIn } from '../../kernel/time/zones'
import { type CardCaller, currentSaleState } from './hotel-cards'
import type { Static } from 'typebox'
import { cheapestOffer, offersOf } from './offers'
import { decidedStay, flexStays, nearestStay, nearestWindow } from './stay-dates'

/** Returns a hotel's page without its offers, in one query. Throws 404 for an unknown hotel. */
export async function hotelDetail(id: string, { services, user, currency }: CardCaller): Promise<HotelDetail> {
  const { catalogue: cache, clock, database, pictures } = services
  const now = clock.now()
  const viewer = { userId: user?.uid ?? null, now, day: todayIn('UTC', now) }
  const detail = await readHotelDetail(database.db, id, viewer)
  if (!detail) throw notFound('There is no such hotel.')
  const catalogue = await cache.latest(database.db)
  return presentHotelDetail(detail, { catalogue, pictures, currencyCode: currency, now })
}

type Input = Static<typeof hotelRoutes.getPackageInfoFull.input>
type Reply = Static<typeof hotelRoutes.getPackageInfoFull.reply>

/** Returns rooms and packages of a hotel for a stay with the lowest price, which lists show too, or else the nearest dates. Throws 404 for an unknown hotel. */
export async function hotelOffers(input: Input, { services, user, currency }: CardCaller): Promise<Reply> {
  const { catalogue: cache, pictures } = services
  const executor = services.database.db
  const now = services.clock.now()
  const seen = await cache.hotelsById(executor, await cache.latest(executor), [input.hotelId])
  const timeZone = seen.get(input.hotelId)?.hotel.timeZone
  if (timeZone === undefined) throw notFound('There is no such hotel.')
  const today = todayIn(timeZone, now)
  const stay = decidedStay(input, today)
  const state = await currentSaleState(services, [input.hotelId], {
    ...nearestWindow(stay, today),
    userId: user?.uid ?? null,
  })
  const catalogue = await cache.at(executor, state.version)
  const listed = (await cache.hotelsById(executor, catalogue, [input.hotelId])).get(input.hotelId)
  if (!listed) throw notFound('There is no such hotel.')
  const offers = offersOf(listed, { catalogue, state, now, currencyCode: currency }, stay)
  const cityName = catalogue.cityById.get(listed.hotel.cityId)?.name ?? ''
  const presented = offers.map((offer) => ({ roomId: offer.room.id, shown: presentOffer(offer, cityName, now) }))
  const rooms = listed.rooms.map(({ room }) => {
    const ofRoom = presented.filter(({ roomId }) => roomId === room.id)
    return presentRoom(
      room,
      ofRoom.map(({ shown }) => shown),
      pictures,
    )
  })
  const bookable = offers.filter((_, index) => presented[index]?.shown.unavailable === null)
  const nearest = bookable.length > 0 ? null : nearestStay(offers, stay, today)
  return {
    stay,
    rooms,
    from: cheapestOffer(bookable, now)?.price ?? null,
    nearestDates: nearest && { checkIn: nearest.checkIn, checkOut: nearest.checkOut },
    flex: flexStays(offers, stay, today, now),
  }
}
