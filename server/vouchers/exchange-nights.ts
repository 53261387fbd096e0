import { addDays, nightsOf } from '@/domain/days/civil-day'
import { roomsLeft } from '@/domain/rates/rooms-left'
import { stayTotalMinor } from '@/domain/rates/stay-pricer'
import type { ExchangeNight } from '@/domain/vouchers/exchange'
import type { Executor } from '../kernel/database/executor'
import { notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { offersOf } from '../stays/quote/offers'
import { NO_DAY_RULES, NO_NIGHTS, readSaleState } from '../stays/repository/sale-state'

/** A room type with the days [from, until) that are wanted of it; prices in a currency. */
interface NightsQuery {
  readonly hotelId: string
  readonly roomTypeId: string
  readonly from: string
  readonly until: string
  readonly currencyCode: string
}

/**
 * The nights of a room type as exchanges see them, from the current database: rooms left, the price of one room for one night with
 * taxes in the cheapest package, and whether a stay may run through it, begin on its day or end on it. Throws 404 where the room type is not on sale.
 */
export async function exchangeNights(
  { catalogue: cache, clock }: Pick<Services, 'catalogue' | 'clock'>,
  executor: Executor,
  { hotelId, roomTypeId, from, until, currencyCode }: NightsQuery,
): Promise<ReadonlyMap<string, ExchangeNight>> {
  const state = await readSaleState(executor, { of: { hotelIds: [hotelId] }, from, until, userId: null })
  const catalogue = await cache.at(executor, state.version)
  const listed = (await cache.hotelsById(executor, catalogue, [hotelId])).get(hotelId)
  const listedRoom = listed?.rooms.find(({ room }) => room.id === roomTypeId)
  if (!listed || !listedRoom) throw notFound('This room is not on sale.')
  const { stock } = listedRoom.room
  const nights = state.nights.get(roomTypeId) ?? NO_NIGHTS
  const rules = state.dayRules.get(roomTypeId) ?? NO_DAY_RULES
  const facts = { catalogue, state, now: clock.now(), currencyCode }
  return new Map(
    nightsOf(from, until).map((day) => {
      const stay = { checkIn: day, checkOut: addDays(day, 1), nights: 1, rooms: 1, adults: 1, children: 0 }
      const prices = offersOf(listed, facts, stay)
        .filter(({ room }) => room.id === roomTypeId)
        .map(stayTotalMinor)
      const rule = rules.get(day)
      const night = {
        roomsLeft: roomsLeft(stock, day, nights),
        priceMinor: prices.length > 0 ? Math.min(...prices) : null,
        isOpen: !rule?.isClosedToStay,
        canArrive: !rule?.isClosedToArrival,
        canLeave: !rule?.isClosedToDeparture,
      }
      return [day, night]
    }),
  )
}
