import type { moment } from '../../kernel/database/schema/catalogue'
import type { PictureKind } from '../../kernel/pictures/picture-library'
import { momentTexts } from '../data/moment-texts'
import { isAtHome } from '../data/picture-homes'
import { placeKinds } from '../data/picture-kinds'
import { travellerNames } from '../data/traveller-names'
import type { Draw } from '../draw'
import { fillText } from './fill-text'
import { speaksOfWalking } from './speaks-of-walking'
import type { MadeHotel } from './made-hotel'
import type { PictureChoice } from './picture-choice'

/** A traveller's post. */
export type MomentRow = typeof moment.$inferSelect

const topics: readonly (readonly [about: RegExp, kinds: readonly PictureKind[]])[] = [
  [/noodles|breakfast|pancakes|hot|早餐/, ['dish', 'restaurant']],
  [/books|sofas|curtains|real keys|desk|shower|阳光/, ['bedroom', 'lobby']],
  [/terrace|nothing/, ['pool', 'lobby', 'hotel']],
]

/** Makes a post about a hotel with a picture of what the text speaks of, tall ones first; `texts` turns through all texts before one comes again. */
export function makeMoment(
  draw: Draw,
  pictures: { people: PictureChoice; scenes: PictureChoice },
  { city, hotel, words, isWalkable }: MadeHotel,
  rank: number,
  now: Date,
): MomentRow {
  const texts = momentTexts.filter((text) => isWalkable || !speaksOfWalking(text))
  const text = texts[(rank * 7) % texts.length] ?? ''
  const kinds = topics.find(([about]) => about.test(text))?.[1] ?? placeKinds[city.setting]
  return {
    id: `m${draw.id(9)}`,
    hotelId: hotel.id,
    nickName: draw.pick(travellerNames),
    avater: pictures.people.pick(draw, ['avatar']).id,
    pictureId: pictures.scenes.pick(draw, kinds, isAtHome(city)).id,
    content: fillText(text, words),
    baseLikeCount: draw.between(3, 880),
    rank,
    createdAt: new Date(now.getTime() - draw.between(1, 90 * 24) * 3_600_000),
  }
}
