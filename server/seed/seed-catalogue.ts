import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../database/executor'
import { coupon, feedItem, hotel, moment, ratePackage, review, roomNight, roomType } from '../database/schema-catalogue'
import type { Clock } from '../clock'
import type { PictureLibrary } from '../pictures/picture-library'
import { bumpCatalogueVersion } from '../repositories/catalogue-version'
import { Draw } from './draw'
import { generateHotels } from './hotel-generator'
import { insertRows } from './insert-rows'
import { type CouponRow, makeCoupon } from './make/make-coupon'
import { makeFeed } from './make/make-feed'
import type { MadeHotel } from './make/made-hotel'
import { makeMoment, type MomentRow } from './make/make-moment'
import { PictureChoice } from './make/picture-choice'
import { seedBasics } from './seed-basics'

/** What seeding works with. */
export interface SeedServices {
  readonly database: Database
  readonly clock: Clock
  readonly pictures: PictureLibrary
}

/** How many hotels, from which seed, and whom to tell how far it is. */
export interface SeedOptions {
  readonly hotels: number
  readonly seed?: string
  readonly onProgress?: (doneHotels: number, allHotels: number) => void
}

const BATCH_HOTELS = 400
const MOST_POSTS = 400

/** Fills an empty database with the demo catalogue; false where it is filled already. What a start that was cut short left behind is taken away first. */
export async function seedCatalogue(services: SeedServices, options: SeedOptions): Promise<boolean> {
  const { database, clock, pictures } = services
  const seed = options.seed ?? 'staylark'
  if (await isSeeded(database.db)) return false
  await database.transaction(async (tx) => {
    await clearCatalogue(tx)
    await seedBasics(tx, pictures)
  })
  const now = clock.now()
  const posts = new Posts(seed, pictures, now)
  let batch: MadeHotel[] = []
  for (const made of generateHotels({ seed, hotels: options.hotels, library: pictures, now })) {
    posts.consider(made)
    batch.push(made)
    if (batch.length < BATCH_HOTELS && made.hotel.rank < options.hotels) continue
    await writeHotels(database, batch)
    options.onProgress?.(made.hotel.rank, options.hotels)
    batch = []
  }
  await finish(database, posts, { seed, hotels: options.hotels, seededAt: now.toISOString() })
  return true
}

async function isSeeded(executor: Executor): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 from meta where key = 'catalogue'`)
  return rows.length > 0
}

async function clearCatalogue(tx: Executor): Promise<void> {
  for (const table of [
    ...['feed_item', 'moment', 'coupon', 'review', 'room_night', 'package', 'room_type', 'hotel'],
    ...['city', 'holiday', 'fx_rate'],
  ]) {
    await tx.execute(sql`delete from ${sql.identifier(table)}`)
  }
}

function writeHotels(database: Database, made: readonly MadeHotel[]): Promise<void> {
  return database.transaction(async (tx) => {
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
      review,
      made.flatMap((one) => one.reviews),
    )
  })
}

async function finish(database: Database, posts: Posts, mark: Record<string, unknown>): Promise<void> {
  await database.transaction(async (tx) => {
    await insertRows(tx, coupon, posts.coupons)
    await insertRows(tx, moment, posts.moments)
    await insertRows(tx, feedItem, posts.feed())
    await tx.execute(sql`
      update city set hotel_count = counted.hotels
      from (select city_id, count(*) as hotels from hotel where is_on_sale group by city_id) counted
      where counted.city_id = city.id`)
    await tx.execute(sql`insert into meta (key, value) values ('catalogue', ${JSON.stringify(mark)}::jsonb)`)
    await bumpCatalogueVersion(tx)
  })
  await database.db.execute(sql`analyze`)
}

/** Vouchers and moments, made beside the hotels they are about. */
class Posts {
  readonly coupons: CouponRow[] = []
  readonly moments: MomentRow[] = []
  private readonly hotels: { id: string; pictureId: string }[] = []
  private readonly scenes: PictureChoice
  private readonly people: PictureChoice

  constructor(
    private readonly seed: string,
    library: PictureLibrary,
    private readonly now: Date,
  ) {
    this.scenes = new PictureChoice(library, 16)
    this.people = new PictureChoice(library, 6)
  }

  /** Takes every second hotel for a moment and every fourth for a voucher, up to a bound. */
  consider(made: MadeHotel): void {
    const { id, rank, headPictureId } = made.hotel
    if (this.hotels.length < 2 * MOST_POSTS) this.hotels.push({ id, pictureId: headPictureId })
    const draw = new Draw(`${this.seed} post ${rank}`)
    if (rank % 2 === 0 && this.moments.length < MOST_POSTS) {
      const pictures = { people: this.people, scenes: this.scenes }
      this.moments.push(makeMoment(draw, pictures, made, this.moments.length + 1, this.now))
    }
    if (rank % 4 === 1 && this.coupons.length < MOST_POSTS) {
      const seedDay = this.now.toISOString().slice(0, 10)
      this.coupons.push(makeCoupon(draw, this.scenes, made, this.coupons.length + 1, seedDay))
    }
  }

  /** The mixed feed of all of them. */
  feed() {
    return makeFeed({ hotel: this.hotels, moment: this.moments, coupon: this.coupons })
  }
}
