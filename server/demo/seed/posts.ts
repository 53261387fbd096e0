import { addDays, utcDay } from '@/domain/days/civil-day'
import { exponentOf } from '@/domain/money/currency'
import type { feedItem, moment } from '../../kernel/database/schema/catalogue'
import type { sku, skuRoom } from '../../kernel/database/schema/vouchers'
import type { PictureKind, PictureLibrary } from '../../kernel/pictures/picture-library'
import { formatDay } from '@/domain/days/format-day'
import { isAtHome, PictureChoice } from '../../stays/reference/picture-choice'
import { Draw } from '../../stays/reference/draw'
import type { SeedHotel } from './create-hotel'
import { momentChoices, travelerNames } from './data/post-text'
import { placeKinds } from './hotel-pictures'
import { fillText, speaksOfWalking } from './fill-text'

/** A voucher on sale. */
type SkuRow = typeof sku.$inferSelect

/** A room type in which it can be used. */
type SkuRoomRow = typeof skuRoom.$inferSelect

interface Offer {
  readonly title: string
  readonly subTitle: string
  readonly kinds: readonly PictureKind[]
  /** Price in per cent of one night of the simplest room. */
  readonly percent: number
  readonly nights: number
  readonly meal: string
  readonly extras: readonly string[]
}

const offers: readonly Offer[] = [
  {
    title: '2 nights with breakfast',
    subTitle: 'For two, any weekday',
    kinds: ['bedroom', 'hotel'],
    percent: 165,
    nights: 2,
    meal: 'Breakfast for 2',
    extras: [],
  },
  {
    title: 'Weekend for two',
    subTitle: '2 nights, breakfast and late check-out',
    kinds: ['bedroom', 'pool'],
    percent: 195,
    nights: 2,
    meal: 'Breakfast for 2',
    extras: ['Late check-out'],
  },
  {
    title: '3-night break',
    subTitle: 'Stay three, pay for two and a half',
    kinds: ['hotel', 'lobby'],
    percent: 245,
    nights: 3,
    meal: '',
    extras: [],
  },
  {
    title: 'Dinner and a night',
    subTitle: 'Four courses, then upstairs',
    kinds: ['dish', 'restaurant'],
    percent: 135,
    nights: 1,
    meal: '',
    extras: ['Dinner of four courses for 2'],
  },
  {
    title: 'Spa day and a night',
    subTitle: 'Sauna, one treatment, breakfast',
    kinds: ['spa', 'pool'],
    percent: 150,
    nights: 1,
    meal: 'Breakfast for 2',
    extras: ['Sauna', 'One treatment for 2'],
  },
]

/** Makes a voucher for a hotel; price in whole units of the hotel's currency. */
function createCoupon(
  draw: Draw,
  pictures: PictureChoice,
  { city, hotel, rooms }: SeedHotel,
  rank: number,
  seedDay: string,
): SkuRow {
  const canOffer = (offer: Offer) =>
    (!offer.title.startsWith('Spa') || hotel.tags.includes('Spa')) &&
    (!offer.title.startsWith('Dinner') || hotel.facilities.some((facility) => facility.icon === 'utensils'))
  const offer = draw.pick(offers.filter(canOffer))
  const unit = 10 ** exponentOf(hotel.currencyCode)
  const nightMinor = rooms[0]?.baseMinor ?? unit
  const priceMinor = Math.max(unit, Math.round((nightMinor * offer.percent) / 100 / unit) * unit)
  const validUntil = addDays(seedDay, draw.between(60, 270))
  const id = `c${draw.id(9)}`
  const pictureId = pictures.pick(draw, offer.kinds, isAtHome(city)).id
  return {
    id,
    productId: id,
    variant: '',
    hotelId: hotel.id,
    cityId: hotel.cityId,
    name: `${offer.title} at ${hotel.name}`,
    subTitle: `${offer.subTitle}, until ${formatDay(validUntil).slice(4)}`,
    pictureId,
    gallery: [pictureId],
    priceMinor,
    originalMinor: Math.round((priceMinor * draw.between(122, 160)) / 100 / unit) * unit,
    faceMinor: priceMinor,
    currencyCode: hotel.currencyCode,
    saleStart: null,
    saleEnd: null,
    stock: draw.between(20, 200),
    held: 0,
    sold: 0,
    limitPerUser: draw.pick([null, 2, 4, 6]),
    minQuantity: 1,
    nights: offer.nights,
    validFrom: null,
    validUntil,
    validDays: null,
    terms: {
      use: 'exchange',
      meal: offer.meal,
      extras: [...offer.extras],
      bookAheadDays: draw.between(0, 3),
      blackouts: [],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      surcharges: [{ kind: 'weekdays', weekdays: [4, 5], amountMinor: Math.round(nightMinor / 5 / unit) * unit }],
      difference: { kind: 'table' },
      refund: draw.pick(['any_time', 'until_booked', 'on_expiry', 'none'] as const),
      isPartial: false,
      isTransferable: true,
      cancelDays: draw.between(1, 3),
      needsDocuments: false,
    },
    rank,
  }
}

/** The rooms in which a voucher can be used: all of its hotel, better ones at what they cost more. */
function roomsOf({ id, hotelId, currencyCode }: SkuRow, { rooms }: SeedHotel): SkuRoomRow[] {
  const unit = 10 ** exponentOf(currencyCode)
  const base = rooms[0]?.baseMinor ?? 0
  return rooms.map((room) => ({
    skuId: id,
    roomTypeId: room.id,
    hotelId,
    upgradeMinor: Math.max(0, Math.round((room.baseMinor - base) / unit) * unit),
  }))
}

/** A traveler's post. */
type MomentRow = typeof moment.$inferSelect

const topics: readonly (readonly [about: RegExp, kinds: readonly PictureKind[]])[] = [
  [/noodles|breakfast|pancakes|hot|早餐/, ['dish', 'restaurant']],
  [/books|sofas|curtains|real keys|desk|shower|阳光/, ['bedroom', 'lobby']],
  [/terrace|nothing/, ['pool', 'lobby', 'hotel']],
]

/** Makes a post about a hotel with a picture of what the text speaks of, tall ones first; `texts` turns through all texts before one comes again. */
function createMoment(
  draw: Draw,
  pictures: { people: PictureChoice; scenes: PictureChoice },
  { city, hotel, placeholders, isWalkable }: SeedHotel,
  rank: number,
  now: Date,
): MomentRow {
  const choices = momentChoices.filter((text) => isWalkable || !speaksOfWalking(text))
  const text = choices[(rank * 7) % choices.length] ?? ''
  const kinds = topics.find(([about]) => about.test(text))?.[1] ?? placeKinds[city.setting]
  return {
    id: `m${draw.id(9)}`,
    hotelId: hotel.id,
    nickName: draw.pick(travelerNames),
    avater: pictures.people.pick(draw, ['avatar']).id,
    pictureId: pictures.scenes.pick(draw, kinds, isAtHome(city)).id,
    content: fillText(text, placeholders),
    baseLikeCount: draw.between(3, 880),
    rank,
    createdAt: new Date(now.getTime() - draw.between(1, 90 * 24) * 3_600_000),
  }
}

/** One place of the mixed feed. */
type FeedItemRow = typeof feedItem.$inferSelect

/** Something that can stand in the feed, with the picture it shows. */
interface FeedCandidate {
  readonly id: string
  readonly pictureId: string
}

const TURN = ['hotel', 'moment', 'coupon', 'moment', 'hotel', 'moment', 'hotel', 'coupon'] as const

/** So many cards around one another never show the same picture. */
const SPREAD = 7

/** Mixes hotels, moments and vouchers so that neither kinds nor pictures repeat side by side; ends when only one kind is left. */
function createFeed(
  candidates: Readonly<Record<'hotel' | 'moment' | 'coupon', readonly FeedCandidate[]>>,
): FeedItemRow[] {
  const queues = { hotel: [...candidates.hotel], moment: [...candidates.moment], coupon: [...candidates.coupon] }
  const feed: FeedItemRow[] = []
  const shown: string[] = []
  for (let turn = 0; queues.hotel.length > 0 && queues.moment.length > 0; turn++) {
    const bizType = TURN[turn % TURN.length] ?? 'hotel'
    const queue = queues[bizType]
    const index = queue.slice(0, 40).findIndex((candidate) => !shown.slice(-SPREAD).includes(candidate.pictureId))
    const [candidate] = queue.splice(Math.max(0, index), 1)
    if (!candidate) continue
    feed.push({ rank: feed.length + 1, bizType, bizId: candidate.id })
    shown.push(candidate.pictureId)
  }
  return feed
}

const MOST_POSTS = 400

/** Vouchers and moments, made beside the hotels they are about. */
export class Posts {
  readonly coupons: SkuRow[] = []
  readonly couponRooms: SkuRoomRow[] = []
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
  consider(made: SeedHotel): void {
    const { id, rank, headPictureId } = made.hotel
    if (this.hotels.length < 2 * MOST_POSTS) this.hotels.push({ id, pictureId: headPictureId })
    const draw = new Draw(`${this.seed} post ${rank}`)
    if (rank % 2 === 0 && this.moments.length < MOST_POSTS) {
      const pictures = { people: this.people, scenes: this.scenes }
      this.moments.push(createMoment(draw, pictures, made, this.moments.length + 1, this.now))
    }
    if (rank % 4 === 1 && this.coupons.length < MOST_POSTS) {
      const seedDay = utcDay(this.now)
      const voucher = createCoupon(draw, this.scenes, made, this.coupons.length + 1, seedDay)
      this.coupons.push(voucher)
      this.couponRooms.push(...roomsOf(voucher, made))
    }
  }

  /** The mixed feed of all of them. */
  feed() {
    return createFeed({ hotel: this.hotels, moment: this.moments, coupon: this.coupons })
  }
}
