import type { feedItem, moment } from '../../kernel/database/schema/catalogue'
import type { PictureKind, PictureLibrary } from '../../kernel/pictures/picture-library'
import { isAtHome, PictureChoice } from '../../stays/reference/picture-choice'
import { Draw } from '../../stays/reference/draw'
import type { SeedHotel } from './create-hotel'
import { momentChoices, travelerNames } from './data/post-text'
import { placeKinds } from './hotel-pictures'
import { fillText, speaksOfWalking } from './fill-text'

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

/** Moments, made beside the hotels that they are about, and the feed. */
export class Posts {
  readonly moments: MomentRow[] = []
  private readonly hotels: FeedCandidate[] = []
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

  /** Takes every second hotel for a moment, up to a bound. */
  consider(made: SeedHotel): void {
    const { id, rank, headPictureId } = made.hotel
    if (this.hotels.length < 2 * MOST_POSTS) this.hotels.push({ id, pictureId: headPictureId })
    if (rank % 2 !== 0 || this.moments.length >= MOST_POSTS) return
    const draw = new Draw(`${this.seed} post ${rank}`)
    const pictures = { people: this.people, scenes: this.scenes }
    this.moments.push(createMoment(draw, pictures, made, this.moments.length + 1, this.now))
  }

  /** The mixed feed of hotels, moments and vouchers. */
  feed(coupons: readonly FeedCandidate[]): FeedItemRow[] {
    return createFeed({ hotel: this.hotels, moment: this.moments, coupon: coupons })
  }
}
