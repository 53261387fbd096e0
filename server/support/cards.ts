import { eq, inArray } from 'drizzle-orm'
import type { ChatCard, ChatCardName } from '@/contract/chat'
import type { OrderCard } from '@/contract/order-list'
import { shortRange } from '@/domain/days/format-day'
import { orderCardText } from '@/domain/orders/order-card'
import { type OrderKind, orderKinds } from '@/domain/orders/order-tables'
import { callerKeys, type KnownCaller } from '../account/devices'
import { listViewedHotels } from '../account/repository/device-history'
import { listOrders } from '../booking/list-orders'
import { findPurchaseOfUser } from '../booking/repository/purchases'
import { listFavorites, type ListedFavorite } from '../favorites/repository/favorites'
import type { Executor } from '../kernel/database/executor'
import { city, hotel } from '../kernel/database/schema/catalogue'
import { sku } from '../kernel/database/schema/vouchers'
import { badInput } from '../kernel/errors'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { Services } from '../kernel/services'
import { districtPath } from '../stays/quote/hotel-card'

/** The kinds of orders, as cards name them. */
const cardKindOf: Readonly<Record<OrderKind, ChatCard['kind']>> = {
  hotel: 'hotelOrder',
  coupon: 'couponOrder',
  exchange: 'exchangeOrder',
  mix: 'mixOrder',
}

/** The kind of order that a card shows; undefined for a hotel or voucher. */
const orderKindOf = (kind: ChatCard['kind']) => orderKinds.find((orderKind) => cardKindOf[orderKind] === kind)

type CardServices = Pick<Services, 'database' | 'pictures'>

/** Cards of hotels on sale, by id. */
async function hotelCards(
  { database, pictures }: CardServices,
  ids: readonly string[],
): Promise<Map<string, ChatCard>> {
  if (ids.length === 0) return new Map()
  const rows = await database.db
    .select({ hotel, cityName: city.name })
    .from(hotel)
    .innerJoin(city, eq(city.id, hotel.cityId))
    .where(inArray(hotel.id, [...ids]))
  const cards = rows
    .filter((row) => row.hotel.isOnSale)
    .map(({ hotel: { id, name, district, headPictureId }, cityName }): [string, ChatCard] => [
      id,
      {
        kind: 'hotel',
        id,
        title: name,
        text: districtPath(cityName, district),
        picture: presentPicture(pictures, headPictureId),
      },
    ])
  return new Map(cards)
}

/** Cards of vouchers, by id. */
async function productCards(
  { database, pictures }: CardServices,
  ids: readonly string[],
): Promise<Map<string, ChatCard>> {
  if (ids.length === 0) return new Map()
  const rows = await database.db
    .select()
    .from(sku)
    .where(inArray(sku.id, [...ids]))
  return new Map(
    rows.map(({ id, name, subTitle, pictureId }) => [
      id,
      { kind: 'product', id, title: name, text: subTitle, picture: presentPicture(pictures, pictureId) },
    ]),
  )
}

function orderCard(card: OrderCard): ChatCard {
  const { title } = orderCardText(card)
  const dates = 'checkIn' in card ? [shortRange(card.checkIn, card.checkOut)] : []
  const text = [...dates, card.statusText].join(' · ')
  return { kind: cardKindOf[card.type], id: card.orderid, title, text, picture: card.headImg }
}

async function ownOrderCard(
  services: Services,
  userId: string | null,
  kind: OrderKind,
  id: string,
): Promise<ChatCard | null> {
  const purchase = userId === null ? null : await findPurchaseOfUser(services.database.db, userId, id)
  if (purchase?.kind !== kind) return null
  const [card] = await services.purchaseRules[kind].cards(services, [id])
  return card ? orderCard(card) : null
}

/** Makes the card that a message names; userId is the sender whose orders may be named, null for visitors and agents. Throws 400 for what there is not, or is not the sender's. */
export async function namedCard(
  services: Services,
  { kind, id }: ChatCardName,
  userId: string | null,
): Promise<ChatCard> {
  const orderKind = orderKindOf(kind)
  const cards = kind === 'hotel' ? hotelCards : productCards
  const card = orderKind
    ? await ownOrderCard(services, userId, orderKind, id)
    : ((await cards(services, [id])).get(id) ?? null)
  if (!card) throw badInput('card', 'This cannot be sent: it is not there any more.')
  return card
}

/** The hotels that a caller viewed last, newest first. */
export async function browsedCards(services: Services, caller: KnownCaller): Promise<ChatCard[]> {
  const [owner] = callerKeys(caller)
  if (owner === undefined) return []
  const ids = await listViewedHotels(services.database.db, owner)
  const cards = await hotelCards(services, ids)
  return ids.flatMap((id) => cards.get(id) ?? [])
}

/** Most favorites and orders to choose from. */
const MOST_CARDS = 50

const isNewer = (one: ListedFavorite, other: ListedFavorite) => other.createdAt.getTime() - one.createdAt.getTime()

/** Hotels and vouchers of a user's wish list, newest first; none for visitors. */
export async function favoriteCards(services: Services, { user }: KnownCaller): Promise<ChatCard[]> {
  if (user === null) return []
  const list = (db: Executor, bizType: 'hotel' | 'coupon') =>
    listFavorites(db, { userId: user.uid, bizType }, null, MOST_CARDS)
  const { db } = services.database
  const [hotels, vouchers] = [await list(db, 'hotel'), await list(db, 'coupon')]
  const idsOf = (favorites: readonly ListedFavorite[]) => favorites.map(({ bizId }) => bizId)
  const hotelsById = await hotelCards(services, idsOf(hotels))
  const vouchersById = await productCards(services, idsOf(vouchers))
  return [
    ...hotels.map((favorite) => ({ favorite, cards: hotelsById })),
    ...vouchers.map((favorite) => ({ favorite, cards: vouchersById })),
  ]
    .toSorted((one, other) => isNewer(one.favorite, other.favorite))
    .flatMap(({ favorite, cards }) => cards.get(favorite.bizId) ?? [])
    .slice(0, MOST_CARDS)
}

/** A user's orders of all kinds, newest first; none for visitors. */
export async function boughtCards(services: Services, { user }: KnownCaller): Promise<ChatCard[]> {
  if (user === null) return []
  const { list } = await listOrders(services, user.uid, 'all', { pageSize: MOST_CARDS })
  return list.map(orderCard)
}
