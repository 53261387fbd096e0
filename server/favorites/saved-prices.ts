import type { CollectionType } from '@/contract/collection'
import type { HotelCard } from '@/contract/search'
import { convertedMinor } from '@/domain/rates/convert'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { NotedPrice } from '@/domain/favorites/price-change'
import { listCouponPrices } from './repository/favorite-things'
import { type CardCaller, hotelCards } from '../stays/quote/hotel-cards'
import { stayByZone } from '../stays/quote/stay-dates'

/** Returns current costs of items of one kind in the caller's currency, by id: hotels for the stay, vouchers as they are. Items that are free or unavailable are omitted. */
export async function notedPrices(
  bizType: CollectionType,
  bizIds: readonly string[],
  wanted: WantedStay,
  caller: CardCaller,
): Promise<Map<string, NotedPrice>> {
  if (bizType === 'hotel') return hotelPrices(await hotelCards(caller, bizIds, wanted), wanted, caller)
  if (bizType === 'moment') return new Map()
  const { db } = caller.services.database
  const { fx } = await caller.services.catalogue.latest(db)
  const prices = await listCouponPrices(db, bizIds)
  return new Map(
    prices.map(({ id, priceMinor, currencyCode }) => [id, couponPrice(priceMinor, currencyCode, caller.currency, fx)]),
  )
}

/** A voucher's price as it is shown in a currency. */
export function couponPrice(
  priceMinor: number,
  fromCode: string,
  currencyCode: string,
  fx: ReadonlyMap<string, number>,
): NotedPrice {
  return { totalMinor: convertedMinor(priceMinor, fromCode, currencyCode, fx), currencyCode, stay: null }
}

/** Returns the prices on cards, with the stay that each hotel's own calendar makes of the requested one. */
export async function hotelPrices(
  cards: ReadonlyMap<string, HotelCard>,
  wanted: WantedStay,
  { services }: CardCaller,
): Promise<Map<string, NotedPrice>> {
  const { db } = services.database
  const hotels = await services.catalogue.hotelsById(db, await services.catalogue.latest(db), [...cards.keys()])
  const stayIn = stayByZone(wanted, services.clock.now())
  const noted = new Map<string, NotedPrice>()
  for (const [id, { price }] of cards) {
    const listed = hotels.get(id)
    if (!price || !listed) continue
    const { totalMinor, currencyCode, nights, rooms } = price
    const { checkIn } = stayIn(listed.hotel.timeZone)
    noted.set(id, { totalMinor, currencyCode, stay: { checkIn, nights, rooms } })
  }
  return noted
}
