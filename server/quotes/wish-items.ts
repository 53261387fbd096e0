import type { CollectionType, FavoriteItem } from '@/contract/collection'
import type { HotelCard } from '@/contract/search'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { priceChange } from '@/domain/favorites/price-change'
import { presentCoupon } from '../stays/posts'
import { presentMoment } from '../stays/posts'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { ListedFavorite } from '../favorites/repository/favorites'
import { listNamedHotels, readFavoriteCoupons, readFavoriteMoments } from '../favorites/repository/favorite-things'
import type { RequestContext } from '../kernel/http/route-module'
import type { SignedInUser } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { hotelCards } from './hotel-cards'
import { momentPrices } from './moment-prices'
import { nearestDates } from './nearest-dates'
import { couponPrice, hotelPrices } from './noted-prices'

/** Whose list it is, and how it is shown. */
export type WishAsker = Pick<RequestContext<SignedInUser>, 'services' | 'user' | 'currency'>

type MakeItem = (wish: ListedFavorite) => FavoriteItem | null

/** A page of a wish list as it is shown, in its order, hotels with prices for the stay; what the catalogue no longer knows at all is left out. */
export async function wishItems(
  bizType: CollectionType,
  wishes: readonly ListedFavorite[],
  wanted: WantedStay,
  asker: WishAsker,
): Promise<FavoriteItem[]> {
  const ids = wishes.map(({ bizId }) => bizId)
  const make = await { hotel: hotelItems, coupon: couponItems, moment: momentItems }[bizType](ids, wanted, asker)
  return wishes.flatMap((wish) => make(wish) ?? [])
}

async function hotelItems(ids: readonly string[], wanted: WantedStay, asker: WishAsker): Promise<MakeItem> {
  const { db } = asker.services.database
  const cards = await hotelCards(asker, ids, wanted)
  const prices = await hotelPrices(cards, wanted, asker)
  const soldOut = [...cards.values()].filter(({ price, hasRooms }) => price === null && hasRooms)
  const nearest = await nearestDates(idsOf(soldOut), wanted, asker)
  const gone = await listNamedHotels(
    db,
    ids.filter((id) => !cards.has(id)),
  )
  const goneById = new Map(gone.map((hotel) => [hotel.id, hotel]))
  const { fx } = await asker.services.catalogue.latest(db)
  return (wish) => {
    const card = cards.get(wish.bizId)
    const hotel = goneById.get(wish.bizId)
    if (!card) return hotel ? goneItem(wish, hotel.name, hotel.pictureId, asker) : null
    const change = priceChange(wish.saved, prices.get(wish.bizId) ?? null, fx)
    const nearestOfCard = nearest.get(wish.bizId) ?? null
    return { kind: 'hotel', ...placeOf(wish), card: { ...card, nearestDates: nearestOfCard }, change }
  }
}

async function couponItems(ids: readonly string[], _: WantedStay, asker: WishAsker): Promise<MakeItem> {
  const { services, user, currency } = asker
  const { db } = services.database
  const day = todayIn('UTC', services.clock.now())
  const rows = await readFavoriteCoupons(db, ids, { userId: user.uid, day })
  const byId = new Map(rows.map((row) => [row.facts.id, row]))
  const catalogue = await services.catalogue.latest(db)
  return (wish) => {
    const row = byId.get(wish.bizId)
    if (!row) return null
    const { facts } = row
    if (!row.isShown) return goneItem(wish, facts.name, facts.pictureId, asker)
    const price = couponPrice(facts.priceMinor, facts.currencyCode, currency, catalogue.fx)
    const card = presentCoupon(facts, catalogue, services.pictures, currency)
    return { kind: 'coupon', ...placeOf(wish), card, change: priceChange(wish.saved, price, catalogue.fx) }
  }
}

async function momentItems(ids: readonly string[], wanted: WantedStay, asker: WishAsker): Promise<MakeItem> {
  const { services, user } = asker
  const rows = await readFavoriteMoments(services.database.db, ids, user.uid)
  const byId = new Map(rows.map((row) => [row.facts.id, row]))
  const cards = await hotelCards(asker, [...new Set(rows.map(({ facts }) => facts.hotelId))], wanted)
  const priceOf = momentPrices(cards, wanted, services.clock.now())
  return (wish) => {
    const row = byId.get(wish.bizId)
    if (!row) return null
    const { facts, timeZone } = row
    if (!row.isShown) return goneItem(wish, facts.content, facts.pictureId, asker)
    const card = presentMoment(facts, services.pictures, priceOf(facts.hotelId, timeZone))
    return { kind: 'moment', ...placeOf(wish), card }
  }
}

const idsOf = (cards: readonly HotelCard[]) => cards.map(({ id }) => id)

const placeOf = ({ bizId, createdAt }: ListedFavorite) => ({ bizId, savedAt: createdAt.toISOString() })

function goneItem(wish: ListedFavorite, name: string, pictureId: string, { services }: WishAsker): FavoriteItem {
  return { kind: 'gone', ...placeOf(wish), name, headImg: presentPicture(services.pictures, pictureId) }
}
