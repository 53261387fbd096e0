import type { moment, momentTopic, topic } from '../../kernel/database/schema/community'
import type { PictureKind, PictureLibrary } from '../../kernel/pictures/picture-library'
import { isAtHome, PictureChoice } from '../../stays/reference/picture-choice'
import { Draw } from '../../stays/reference/draw'
import type { SeedHotel } from './create-hotel'
import { chineseMomentExtras, momentChoices, momentExtras, topicsByText } from './data/post-text'
import { placeKinds } from './hotel-pictures'
import { type DemoAccount, isChinese } from './people'
import { fillText, speaksOfWalking } from './fill-text'

/** A traveler's post. */
export type MomentRow = typeof moment.$inferSelect

const pictureKinds: readonly (readonly [about: RegExp, kinds: readonly PictureKind[]])[] = [
  [/noodles|breakfast|pancakes|hot|早餐/, ['dish', 'restaurant']],
  [/books|sofas|curtains|real keys|desk|shower|阳光/, ['bedroom', 'lobby']],
  [/terrace|nothing/, ['pool', 'lobby', 'hotel']],
]

const HOUR_MS = 3_600_000

/** Age of the oldest post, in hours. */
const OLDEST_HOURS = 120 * 24

const MOST_POSTS = 1_200
const POSTS_OF_A_HOTEL = 3

/** Posts about the hotels of the demo and their surroundings, with their topics. */
export class Posts {
  readonly moments: MomentRow[] = []
  readonly topics = new Map<string, typeof topic.$inferSelect>()
  readonly momentTopics: (typeof momentTopic.$inferSelect)[] = []
  private readonly scenes: PictureChoice

  constructor(
    private readonly seed: string,
    library: PictureLibrary,
    private readonly people: readonly DemoAccount[],
    private readonly now: Date,
  ) {
    this.scenes = new PictureChoice(library, 16)
  }

  /** Takes a hotel for a few posts, up to a bound of all. */
  consider(made: SeedHotel): void {
    const draw = new Draw(`${this.seed} posts ${made.hotel.rank}`)
    for (let count = 0; count < POSTS_OF_A_HOTEL && this.moments.length < MOST_POSTS; count++) this.post(draw, made)
  }

  private post(draw: Draw, { city, hotel, placeholders, isWalkable }: SeedHotel): void {
    const author = draw.pick(this.people)
    const mine = momentChoices.filter(
      (text) => isChinese(text) === isChinese(author.nickName) && (isWalkable || !speaksOfWalking(text)),
    )
    const text = draw.pick(mine)
    const kinds = pictureKinds.find(([about]) => about.test(text))?.[1] ?? placeKinds[city.setting]
    const pictureIds = this.pictures(draw, kinds, isAtHome(city))
    const extras = draw.chance(55) ? [draw.pick(isChinese(text) ? chineseMomentExtras : momentExtras)] : []
    const sentences = [fillText(text, placeholders), ...extras]
    const about = topicsByText.filter(([pattern]) => pattern.test(sentences.join(' '))).map(([, name]) => name)
    const names = draw.some(about, 2)
    const id = `m${draw.id(11)}`
    const createdAt = new Date(
      this.now.getTime() - draw.between(1, OLDEST_HOURS) * HOUR_MS - draw.between(0, 3_599_999),
    )
    this.moments.push({
      id,
      userId: author.id,
      hotelId: hotel.id,
      skuId: null,
      cityId: city.id,
      placeName: `${hotel.district}, ${city.name}`,
      pictureId: pictureIds[0] ?? '',
      pictureIds,
      videoId: null,
      content: [...sentences, ...names.map((name) => `#${name}`)].join(' '),
      isVerifiedStay: false,
      isPaid: false,
      createdAt,
      state: 'approved',
      deletedAt: null,
    })
    for (const name of names) this.momentTopics.push({ momentId: id, topicId: this.topicId(name), createdAt })
  }

  private pictures(draw: Draw, kinds: readonly PictureKind[], isHere: ReturnType<typeof isAtHome>): string[] {
    const count = draw.pick([1, 1, 1, 2, 3, 4])
    return [...new Set(Array.from({ length: count }, () => this.scenes.pick(draw, kinds, isHere).id))]
  }

  private topicId(name: string): string {
    const known = this.topics.get(name)
    if (known) return known.id
    const id = `t${new Draw(`${this.seed} topic ${name}`).id(9)}`
    this.topics.set(name, { id, name, nameKey: name.toLowerCase(), createdAt: this.now })
    return id
  }
}
