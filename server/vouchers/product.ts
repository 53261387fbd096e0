import type { ExchangeDates, ProductDetail, VoucherHotel } from '@/contract/product'
import { addDays, nightsOf } from '@/domain/days/civil-day'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import { convertedMinor } from '@/domain/rates/convert'
import { quoteExchange, type ExchangeOffer } from '@/domain/vouchers/exchange'
import { exchangeRefusalText } from '@/domain/vouchers/exchange-refusal'
import { saleStateOf, type SaleFacts } from '@/domain/vouchers/sale-state'
import { termsLines } from '@/domain/vouchers/terms-text'
import { collection } from '../kernel/database/schema/people'
import { skuReminder } from '../kernel/database/schema/vouchers'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { notFound } from '../kernel/errors'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { Services, SignedInUser } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { compactAmount } from '../stays/quote/calendar'
import { districtPath } from '../stays/quote/hotel-card'
import { presentReview } from '../stays/quote/present-hotel'
import { readPreviewedReviews } from '../stays/repository/hotel-detail'
import { exchangeNights } from './exchange-nights'
import { countBought, findSku, findSkuRooms, findSkusOfProduct, type SkuRoomRow, type SkuRow } from './repository/skus'
import { daysOfUse, validityOf } from './validity'

/** Who looks at a product, and in which currency. */
export interface ProductCaller {
  readonly services: Services
  readonly user: SignedInUser | null
  readonly currency: string
}

/** The refusal for a SKU that does not exist. */
export const noSuchSku = () => notFound('There is no such voucher.')

/** What decides whether a SKU can be bought by a person. */
export const saleFactsOf = (row: SkuRow, bought: number): SaleFacts => ({
  saleStart: row.saleStart,
  saleEnd: row.saleEnd,
  stockLeft: row.stock - row.held - row.sold,
  limitPerUser: row.limitPerUser,
  bought,
  minQuantity: row.minQuantity,
})

/** A voucher on sale with all that its page shows. Throws 404 for none. */
export async function readProduct(skuId: string, { services, user, currency }: ProductCaller): Promise<ProductDetail> {
  const { db } = services.database
  const row = await findSku(db, skuId)
  if (!row) throw noSuchSku()
  const rooms = await findSkuRooms(db, skuId)
  const siblings = await findSkusOfProduct(db, row.productId)
  const reviews = await readPreviewedReviews(db, row.hotelId)
  const bought = await countBought(db, skuId, user?.uid ?? null)
  const { fx, cityById } = await services.catalogue.latest(db)
  const now = services.clock.now()
  const shown = (sku: SkuRow, minor: number) => convertedMinor(minor, sku.currencyCode, currency, fx)
  const facts = saleFactsOf(row, bought)
  const validity = validityOf(row)
  const { nights, terms, currencyCode, faceMinor } = row
  const gallery = row.gallery.length > 0 ? row.gallery : [row.pictureId]
  return {
    skuId: row.id,
    productId: row.productId,
    variant: row.variant,
    name: row.name,
    subTitle: row.subTitle,
    gallery: gallery.map((id) => presentPicture(services.pictures, id)),
    ...shownAmount(shown(row, row.priceMinor), currency),
    originalAmount: row.originalMinor === null ? null : formatAmount(shown(row, row.originalMinor), currency),
    chargedCurrencyCode: currencyCode,
    chargedMinor: row.priceMinor,
    chargedAmount: formatAmount(row.priceMinor, currencyCode),
    faceMinor: row.faceMinor,
    nights,
    state: saleStateOf(facts, now),
    stockLeft: facts.stockLeft,
    soldCount: row.sold,
    saleStart: row.saleStart?.toISOString() ?? null,
    saleEnd: row.saleEnd?.toISOString() ?? null,
    serverTime: now.toISOString(),
    limitPerUser: row.limitPerUser,
    boughtByCaller: bought,
    minQuantity: row.minQuantity,
    validity,
    lastDay: daysOfUse(validity, now).lastDay,
    terms,
    termsLines: termsLines({ terms, validity, nights, currencyCode, faceMinor }),
    choices:
      siblings.length < 2
        ? []
        : siblings.map((sku) => ({
            skuId: sku.id,
            variant: sku.variant,
            ...shownAmount(shown(sku, sku.priceMinor), currency),
            state: saleStateOf(saleFactsOf(sku, 0), now),
          })),
    hotels: presentHotels(services, rooms, currencyCode),
    reviews: reviews.map(presentReview),
    support: services.env.support,
    cityId: row.cityId,
    cityName: cityById.get(row.cityId)?.name ?? '',
    ...(await personalFacts(db, skuId, user?.uid ?? null)),
  }
}

/** Whether a person has a SKU on the wish list, and gets an email when its sale begins. */
async function personalFacts(db: Executor, skuId: string, userId: string | null) {
  if (userId === null) return { isCollection: false, isReminded: false }
  const isFavorite = and(eq(collection.userId, userId), eq(collection.bizType, 'coupon'), eq(collection.bizId, skuId))
  const favorites = await db.select({ bizId: collection.bizId }).from(collection).where(isFavorite)
  const isReminder = and(eq(skuReminder.skuId, skuId), eq(skuReminder.userId, userId))
  const reminders = await db.select({ skuId: skuReminder.skuId }).from(skuReminder).where(isReminder)
  return { isCollection: favorites.length > 0, isReminded: reminders.length > 0 }
}

/** The hotels of room types, each with its rooms. */
export function presentHotels(
  { pictures }: Services,
  rooms: readonly SkuRoomRow[],
  currencyCode: string,
): VoucherHotel[] {
  const hotels = new Map<string, VoucherHotel>()
  for (const { hotel, city, room, upgradeMinor } of rooms) {
    const known = hotels.get(hotel.id) ?? {
      hotelId: hotel.id,
      name: hotel.name,
      headImg: presentPicture(pictures, hotel.headPictureId),
      districtPath: districtPath(city.name, hotel.district),
      countryCode: hotel.countryCode,
      timeZone: hotel.timeZone,
      reviewScore: hotel.reviewScore,
      reviewCount: hotel.reviewCount,
      rooms: [],
    }
    const upgradeAmount = formatAmount(upgradeMinor, currencyCode)
    const { id: roomTypeId, name, bedText, maxGuests } = room
    known.rooms.push({ roomTypeId, name, bedText, maxGuests, upgradeMinor, upgradeAmount })
    hotels.set(hotel.id, known)
  }
  return [...hotels.values()]
}

/** Days that a calendar of exchanges shows at most, from today on. */
const MOST_DAYS = 400

/** Rooms left are shown from this number down. */
const FEW_ROOMS = 3

/** What a voucher brings to a calendar: its terms and days, and the room type in which it is used. */
export interface DatesQuery {
  readonly offer: ExchangeOffer
  readonly hotelId: string
  readonly roomTypeId: string
  readonly timeZone: string
  readonly currencyCode: string
}

/** What each day from today to the last day costs on top, as the database has it now. */
export async function exchangeDates(
  services: Services,
  { offer, hotelId, roomTypeId, timeZone, currencyCode }: DatesQuery,
): Promise<ExchangeDates> {
  const now = services.clock.now()
  const today = todayIn(timeZone, now)
  const latest = addDays(today, MOST_DAYS)
  const last = offer.lastDay < latest ? offer.lastDay : latest
  const until = last < today ? addDays(today, 1) : addDays(last, 1)
  const span = { from: today, until: addDays(until, offer.nights) }
  const nights = await exchangeNights(services, services.database.db, { hotelId, roomTypeId, currencyCode, ...span })
  const days = nightsOf(today, until).map((date) => {
    const quote = quoteExchange(offer, date, today, (day) => nights.get(day))
    const left = Math.min(...nightsOf(date, addDays(date, offer.nights)).map((day) => nights.get(day)?.roomsLeft ?? 0))
    if (quote.refusal !== null) {
      const refusalText = exchangeRefusalText(quote, offer)
      return { date, refusal: quote.refusal, refusalText, differenceMinor: null, amount: null, roomsLeft: null }
    }
    const { differenceMinor } = quote
    const amount = differenceMinor === 0 ? 'Free' : `+${compactAmount(differenceMinor, currencyCode)}`
    const roomsLeft = left <= FEW_ROOMS ? left : null
    return { date, refusal: null, refusalText: null, differenceMinor, amount, roomsLeft }
  })
  const open = days.flatMap(({ differenceMinor }) => (differenceMinor === null ? [] : [differenceMinor]))
  const highestMinor = Math.max(0, ...open)
  return {
    hotelId,
    roomTypeId,
    nights: offer.nights,
    currencyCode,
    timeZone,
    today,
    firstDay: offer.firstDay,
    lastDay: offer.lastDay,
    days,
    openDays: open.length,
    comingDays: days.length,
    highestMinor,
    highestAmount: formatAmount(highestMinor, currencyCode),
    serverTime: now.toISOString(),
  }
}

/** What each day would cost on top with a voucher of a SKU that is bought now. Throws 404 for an unknown SKU or room type. */
export async function productDates(
  services: Services,
  { skuId, roomTypeId }: { readonly skuId: string; readonly roomTypeId?: string | undefined },
): Promise<ExchangeDates> {
  const { db } = services.database
  const row = await findSku(db, skuId)
  if (!row) throw noSuchSku()
  const rooms = await findSkuRooms(db, skuId)
  const chosen = roomTypeId === undefined ? rooms[0] : rooms.find(({ room }) => room.id === roomTypeId)
  if (!chosen) throw notFound('The voucher cannot be used in this room.')
  const { terms, nights, faceMinor, currencyCode } = row
  const days = daysOfUse(validityOf(row), services.clock.now())
  return exchangeDates(services, {
    offer: { terms, nights, ...days, faceMinor, upgradeMinor: chosen.upgradeMinor },
    hotelId: chosen.hotel.id,
    roomTypeId: chosen.room.id,
    timeZone: chosen.hotel.timeZone,
    currencyCode,
  })
}
