import type { CollectionType, FavoriteItem } from '@/contract/collection'
import type { HotelCard } from '@/contract/search'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { priceChange } from '@/domain/favorites/price-change'
import { presentCoupon, presentMoment } from '../stays/posts'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { ListedFavorite } from './repository/favorites'
import { listNamedHotels, readFavoriteCoupons, readFavoriteMoments } from './repository/favorite-things'
import type { Services, SignedInUser } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { type CardCaller, hotelCards, momentPrices } from '../stays/quote/hotel-cards'
import { couponPrice, hotelPrices } from './saved-prices'
import { addDays } from '@/domain/days/civil-day'
import { readSaleState } from '../stays/repository/sale-state'
import { nearestStay, nearestWindow, stayByZone } from '../stays/quote/stay-dates'
import { offersOf } from '../stays/quote/offers'

/** Whose list it is, and how it is shown. */
export interface FavoriteCaller {
  readonly services: Services
  readonly user: SignedInUser
  /** ISO 4217. */
  readonly currency: string
}

type CreateItem = (favorite: ListedFavorite) => FavoriteItem | null

/** A page of a wish list as it is shown, in its order, hotels with prices for the stay; what the catalogue no longer knows at all is left out. */
export async function favoriteItems(
  bizType: CollectionType,
  favorites: readonly ListedFavorite[],
  wanted: WantedStay,
  caller: FavoriteCaller,
): Promise<FavoriteItem[]> {
  const ids = favorites.map(({ bizId }) => bizId)
  const createItem = await { hotel: hotelItems, coupon: couponItems, moment: momentItems }[bizType](ids, wanted, caller)
  return favorites.flatMap((favorite) => createItem(favorite) ?? [])
}

async function hotelItems(ids: readonly string[], wanted: WantedStay, caller: FavoriteCaller): Promise<CreateItem> {
  const { db } = caller.services.database
  const cards = await hotelCards(caller, ids, wanted)
  const prices = await hotelPrices(cards, wanted, caller)
  const soldOut = [...cards.values()].filter(({ price, hasRooms }) => price === null && hasRooms)
  const nearest = await nearestDates(idsOf(soldOut), wanted, caller)
  const gone = await listNamedHotels(
    db,
    ids.filter((id) => !cards.has(id)),
  )
  const goneById = new Map(gone.map((hotel) => [hotel.id, hotel]))
  const { fx } = await caller.services.catalogue.latest(db)
  return (favorite) => {
    const card = cards.get(favorite.bizId)
    const hotel = goneById.get(favorite.bizId)
    if (!card) return hotel ? goneItem(favorite, hotel.name, hotel.pictureId, caller) : null
    const change = priceChange(favorite.saved, prices.get(favorite.bizId) ?? null, fx)
    const nearestOfCard = nearest.get(favorite.bizId) ?? null
    return { kind: 'hotel', ...placeOf(favorite), card: { ...card, nearestDates: nearestOfCard }, change }
  }
}

async function couponItems(ids: readonly string[], _: WantedStay, caller: FavoriteCaller): Promise<CreateItem> {
  const { services, user, currency } = caller
  const { db } = services.database
  const now = services.clock.now()
  const rows = await readFavoriteCoupons(db, ids, { userId: user.uid, now, day: todayIn('UTC', now) })
  const byId = new Map(rows.map((row) => [row.facts.id, row]))
  const catalogue = await services.catalogue.latest(db)
  return (favorite) => {
    const row = byId.get(favorite.bizId)
    if (!row) return null
    const { facts } = row
    if (!row.isShown) return goneItem(favorite, facts.name, facts.pictureId, caller)
    const price = couponPrice(facts.priceMinor, facts.currencyCode, currency, catalogue.fx)
    const card = presentCoupon(facts, catalogue, services.pictures, currency)
    return { kind: 'coupon', ...placeOf(favorite), card, change: priceChange(favorite.saved, price, catalogue.fx) }
  }
}

async function momentItems(ids: readonly string[], wanted: WantedStay, caller: FavoriteCaller): Promise<CreateItem> {
  const { services, user } = caller
  const rows = await readFavoriteMoments(services.database.db, ids, user.uid)
  const byId = new Map(rows.map((row) => [row.facts.id, row]))
  const cards = await hotelCards(caller, [...new Set(rows.flatMap(({ facts }) => facts.hotelId ?? []))], wanted)
  const priceOf = momentPrices(cards, wanted, services.clock.now())
  return (favorite) => {
    const row = byId.get(favorite.bizId)
    if (!row) return null
    const { facts, timeZone } = row
    if (!row.isShown) return goneItem(favorite, facts.content, facts.pictureId, caller)
    const card = presentMoment(facts, services.pictures, priceOf(facts.hotelId, timeZone))
    return { kind: 'moment', ...placeOf(favorite), card }
  }
}

const idsOf = (cards: readonly HotelCard[]) => cards.map(({ id }) => id)

const placeOf = ({ bizId, createdAt }: ListedFavorite) => ({ bizId, savedAt: createdAt.toISOString() })

function goneItem(
  favorite: ListedFavorite,
  name: string,
  pictureId: string,
  { services }: FavoriteCaller,
): FavoriteItem {
  return { kind: 'gone', ...placeOf(favorite), name, headImg: presentPicture(services.pictures, pictureId) }
}

/** For hotels unavailable for a stay: returns the nearest days of the same length on which they are, by id, in one query. Hotels with none within 30 days are omitted. */
async function nearestDates(
  hotelIds: readonly string[],
  wanted: WantedStay,
  { services, currency }: CardCaller,
): Promise<Map<string, NonNullable<HotelCard['nearestDates']>>> {
  const found = new Map<string, NonNullable<HotelCard['nearestDates']>>()
  if (hotelIds.length === 0) return found
  const { catalogue: cache, database } = services
  const now = services.clock.now()
  const stayIn = stayByZone(wanted, now)
  const window = nearestWindow(stayIn('UTC'), todayIn('UTC', now))
  const query = { of: { hotelIds }, from: addDays(window.from, -1), until: addDays(window.until, 1), userId: null }
  const state = await readSaleState(database.db, query)
  const catalogue = await cache.at(database.db, state.version)
  const facts = { catalogue, state, now, currencyCode: currency }
  for (const [id, listed] of await cache.hotelsById(database.db, catalogue, hotelIds)) {
    const { timeZone } = listed.hotel
    const stay = stayIn(timeZone)
    const nearest = nearestStay(offersOf(listed, facts, stay), stay, todayIn(timeZone, now))
    if (nearest) found.set(id, { checkIn: nearest.checkIn, checkOut: nearest.checkOut })
  }
  return found
}
