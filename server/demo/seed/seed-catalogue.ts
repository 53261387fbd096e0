import { sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import {
  feedItem,
  hotel,
  moment,
  ratePackage,
  review,
  roomDayRule,
  roomNight,
  roomType,
} from '../../kernel/database/schema/catalogue'
import { sku, skuRoom } from '../../kernel/database/schema/vouchers'
import type { Services } from '../../kernel/services'
import { bumpCatalogueVersion } from '../../stays/repository/catalogue'
import { generateHotels } from './hotel-generator'
import { insertRows } from '../../kernel/database/insert-rows'
import type { SeedHotel } from './create-hotel'
import { Posts } from './posts'
import { shownInFeed, Vouchers } from './vouchers'
import { writeReference } from '../../stays/reference/fill-reference'

/** What seeding works with. */
type SeedServices = Pick<Services, 'database' | 'clock' | 'pictures'>

/** Number of hotels, random seed and progress callback. */
export interface SeedOptions {
  readonly hotels: number
  readonly seed?: string
  readonly onProgress?: (doneHotels: number, allHotels: number) => void
}

const BATCH_HOTELS = 200

/** Fills an empty database with the demo catalogue, all or nothing; false where it is filled already, and of several servers that start at once only one does it. */
export function seedCatalogue(services: SeedServices, options: SeedOptions): Promise<boolean> {
  const now = services.clock.now()
  return services.database.transaction(async (tx) => {
    if (!(await writeReference(tx, services.pictures, { hotels: options.hotels, seededAt: now }))) return false
    await seedHotels(tx, services, options, now)
    await countHotels(tx)
    await bumpCatalogueVersion(tx)
    await tx.execute(sql`analyze`)
    return true
  })
}

async function seedHotels(tx: Executor, { pictures }: SeedServices, options: SeedOptions, now: Date): Promise<void> {
  const { hotels, seed = 'staylark', onProgress } = options
  const posts = new Posts(seed, pictures, now)
  const vouchers = new Vouchers(seed, pictures, now)
  let batch: SeedHotel[] = []
  for (const made of generateHotels({ seed, hotels, library: pictures, now })) {
    posts.consider(made)
    vouchers.consider(made)
    batch.push(made)
    if (batch.length < BATCH_HOTELS && made.hotel.rank < hotels) continue
    await writeHotels(tx, batch)
    onProgress?.(made.hotel.rank, hotels)
    batch = []
  }
  const { skus, rooms } = vouchers.create()
  await insertRows(tx, sku, skus)
  await insertRows(tx, skuRoom, rooms)
  await insertRows(tx, moment, posts.moments)
  await insertRows(tx, feedItem, posts.feed(shownInFeed(skus, now)))
}

async function writeHotels(tx: Executor, made: readonly SeedHotel[]): Promise<void> {
  await insertRows(
    tx,
    hotel,
    made.map((one) => one.hotel),
  )
  await insertRows(
    tx,
    roomType,
    made.flatMap((one) => one.rooms),
  )
  await insertRows(
    tx,
    ratePackage,
    made.flatMap((one) => one.packages),
  )
  await insertRows(
    tx,
    roomNight,
    made.flatMap((one) => one.nights),
  )
  await insertRows(
    tx,
    roomDayRule,
    made.flatMap((one) => one.dayRules),
  )
  await insertRows(
    tx,
    review,
    made.flatMap((one) => one.reviews),
  )
}

async function countHotels(tx: Executor): Promise<void> {
  await tx.execute(sql`
    update city set hotel_count = counted.hotels
    from (select city_id, count(*) as hotels from hotel where is_on_sale group by city_id) counted
    where counted.city_id = city.id`)
}
