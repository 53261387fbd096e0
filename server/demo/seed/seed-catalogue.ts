import { sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { hotel, ratePackage, roomDayRule, roomNight, roomType } from '../../kernel/database/schema/catalogue'
import {
  contentLike,
  likeTotal,
  moment,
  momentComment,
  momentTopic,
  review,
  topic,
  topicFollow,
  userFollow,
} from '../../kernel/database/schema/community'
import { userAccount, userProfile } from '../../kernel/database/schema/people'
import { sku, skuRoom } from '../../kernel/database/schema/vouchers'
import type { Services } from '../../kernel/services'
import { bumpCatalogueVersion } from '../../stays/repository/catalogue'
import { generateHotels } from './hotel-generator'
import { insertRows } from '../../kernel/database/insert-rows'
import type { SeedHotel } from './create-hotel'
import { Posts } from './posts'
import { createPeople, type DemoAccount } from './people'
import { createReactions } from './reactions'
import type { ReviewRow } from './create-reviews'
import { updateAllReviewScores } from '../../stays/repository/review-scores'
import { Vouchers } from './vouchers'
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

/** Reviews beyond this count get no helpful votes; only benchmarks have more. */
const MOST_LIKED_REVIEWS = 5_000

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

const MOST_PEOPLE = 400

async function seedHotels(tx: Executor, { pictures }: SeedServices, options: SeedOptions, now: Date): Promise<void> {
  const { hotels, seed = 'staylark', onProgress } = options
  const { accounts, profiles } = createPeople(seed, pictures, now, MOST_PEOPLE)
  await insertRows(tx, userAccount, accounts.map(accountRow))
  await insertRows(tx, userProfile, profiles)
  const posts = new Posts(seed, pictures, accounts, now)
  const vouchers = new Vouchers(seed, pictures, now)
  const reviews: ReviewRow[] = []
  let batch: SeedHotel[] = []
  for (const made of generateHotels({ seed, hotels, library: pictures, people: accounts, now })) {
    posts.consider(made)
    vouchers.consider(made)
    batch.push(made)
    if (reviews.length < MOST_LIKED_REVIEWS) reviews.push(...made.reviews)
    if (batch.length < BATCH_HOTELS && made.hotel.rank < hotels) continue
    await writeHotels(tx, batch)
    onProgress?.(made.hotel.rank, hotels)
    batch = []
  }
  const { skus, rooms } = vouchers.create()
  await insertRows(tx, sku, skus)
  await insertRows(tx, skuRoom, rooms)
  await insertRows(tx, moment, posts.moments)
  await insertRows(tx, topic, [...posts.topics.values()])
  await insertRows(tx, momentTopic, posts.momentTopics)
  const topicIds = [...posts.topics.values()].map(({ id }) => id)
  const reactions = createReactions({ seed, people: accounts, moments: posts.moments, reviews, topicIds, now })
  await insertRows(tx, momentComment, reactions.comments)
  await insertRows(tx, contentLike, reactions.likes)
  await insertRows(tx, likeTotal, reactions.likeTotals)
  await insertRows(tx, userFollow, reactions.follows)
  await insertRows(tx, topicFollow, reactions.topicFollows)
  await updateAllReviewScores(tx)
}

const accountRow = (account: DemoAccount): typeof userAccount.$inferSelect => ({
  ...account,
  isVip: false,
  passwordHash: null,
  isLogoff: false,
  currencyCode: null,
  ordersSeenAt: null,
  blockedAt: null,
  blockReason: '',
})

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
