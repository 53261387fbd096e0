import type { StayPrice } from '@/contract/stay'
import type { AppCalls } from './app-calls'
import { cityId } from './offers'
import { dayAhead } from './traveler'

/** A hotel of the tests' city whose cheapest package has a VIP price: its address, and its prices for each viewer. */
export interface VipOffer {
  readonly hotelId: string
  readonly name: string
  readonly pid: string
  readonly price: StayPrice
  readonly listPath: string
  readonly detailPath: string
  readonly bookPath: string
}

/** Looks for one that can be booked for two nights so many days from now. */
export async function findVipOffer({ api }: Pick<AppCalls, 'api'>, daysAhead: number): Promise<VipOffer> {
  const stay = { checkIn: dayAhead(daysAhead), checkOut: dayAhead(daysAhead + 2) }
  const inCity = await cityId(api)
  const { list } = await api.search.searchHotels({ cityId: inCity, ...stay })
  const card = list.find(({ price }) => price?.vip !== undefined)
  if (!card?.price) throw new Error(`no VIP price ${daysAhead} days from now`)
  const { id: hotelId, name, price } = card
  const { rooms } = await api.hotel.getPackageInfoFull({ hotelId, ...stay })
  const packages = rooms.flatMap((room) => room.packages)
  const pid = packages.find((offer) => offer.price?.totalMinor === price.totalMinor)?.pid ?? ''
  const query = `checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`
  return {
    hotelId,
    name,
    pid,
    price,
    listPath: `/hotel/list?cityId=${inCity}&${query}`,
    detailPath: `/hotel/detail/${hotelId}?${query}`,
    bookPath: `/hotel/book/${pid}?${query}&hotelId=${hotelId}&total=${price.totalMinor}&currency=${price.currencyCode}`,
  }
}
