import type { Executor } from '../../../server/kernel/database/executor'
import { sku, skuRoom } from '../../../server/kernel/database/schema/vouchers'
import type { SkuRow } from '../../../server/vouchers/repository/skus'
import { easyTerms } from '../vouchers/easy-terms'
import type { TestHotel } from './add-hotel'

let count = 0

/** Puts a voucher on sale that can be used in the room of a hotel: CNY 800, 50 of them, until the end of June 2027, by easy terms. */
export async function addSku(
  db: Executor,
  { hotelId, roomTypeId }: Pick<TestHotel, 'hotelId' | 'roomTypeId'>,
  change: Partial<SkuRow> = {},
): Promise<SkuRow> {
  count += 1
  const id = change.id ?? `sku${count}`
  const row: SkuRow = {
    id,
    productId: id,
    variant: '',
    hotelId,
    // addHotel names its city so.
    cityId: hotelId.replace(/hotel$/, 'city'),
    name: 'A night by the lake',
    subTitle: 'Lakeside House',
    pictureId: 'city-day-01',
    gallery: [],
    priceMinor: 80_000,
    originalMinor: 100_000,
    faceMinor: 80_000,
    currencyCode: 'CNY',
    saleStart: null,
    saleEnd: null,
    stock: 50,
    held: 0,
    sold: 0,
    limitPerUser: null,
    minQuantity: 1,
    nights: 1,
    validFrom: null,
    validUntil: '2027-06-30',
    validDays: null,
    terms: easyTerms,
    rank: 1_000 + count,
    ...change,
  }
  await db.insert(sku).values(row)
  await db.insert(skuRoom).values({ skuId: id, roomTypeId, hotelId })
  return row
}
