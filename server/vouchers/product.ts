import type { ProductDetail, TermsLine, VoucherHotel } from '@/contract/product'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import { convertedMinor } from '@/domain/rates/convert'
import { saleStateOf, type SaleFacts } from '@/domain/vouchers/sale-state'
import { termsLines } from '@/domain/vouchers/terms-text'
import { collection } from '../kernel/database/schema/people'
import { skuReminder } from '../kernel/database/schema/vouchers'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { notFound } from '../kernel/errors'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { Services, SignedInUser } from '../kernel/services'
import { districtPath } from '../stays/quote/hotel-card'
import { presentReview } from '../stays/quote/present-hotel'
import { readPreviewedReviews } from '../stays/repository/hotel-detail'
import { packageLinesFor } from './buyers-law'
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
  const { nights, terms, currencyCode } = row
  const presentChoice = (sku: SkuRow) => ({
    skuId: sku.id,
    variant: sku.variant,
    ...shownAmount(shown(sku, sku.priceMinor), currency),
    state: saleStateOf(saleFactsOf(sku, 0), now),
  })
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
    termsLines: await readTermsLines(db, row),
    choices: siblings.length < 2 ? [] : siblings.map(presentChoice),
    hotels: presentHotels(services, rooms, currencyCode),
    reviews: reviews.map(presentReview),
    support: services.env.support,
    cityId: row.cityId,
    cityName: cityById.get(row.cityId)?.name ?? '',
    ...(await personalFacts(db, skuId, user?.uid ?? null)),
  }
}

/** The lines of the terms, with those that the law of some markets adds. */
async function readTermsLines(db: Executor, row: SkuRow): Promise<TermsLine[]> {
  const { nights, terms, currencyCode, faceMinor } = row
  const lines = termsLines({ terms, validity: validityOf(row), nights, currencyCode, faceMinor })
  return [...lines, ...(await packageLinesFor(db, row))]
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
