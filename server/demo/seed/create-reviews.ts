import { monthOf, utcDay } from '@/domain/days/civil-day'
import type { review } from '../../kernel/database/schema/catalogue'
import type { PictureChoice } from '../../stays/reference/picture-choice'
import {
  chineseReviews,
  extraSentences,
  locationSentences,
  type ReviewSentences,
  roomSentences,
  staffSentences,
} from './data/review-sentences'
import { travelerNames } from './data/post-text'
import type { Draw } from '../../stays/reference/draw'
import { fillText, speaksOfWalking } from './fill-text'

/** A guest's review. */
export type ReviewRow = typeof review.$inferSelect

/** What the reviews of a hotel are about; words fill their sentences. */
export interface ReviewFacts {
  readonly hotelId: string
  readonly rooms: readonly string[]
  readonly placeholders: Readonly<Record<string, string>>
  /** Whether the landmark in those words can be walked to. */
  readonly isWalkable: boolean
  readonly now: Date
}

const DAY_MS = 86_400_000

/** Creates that many reviews around an average mood from 0 (cross) to 1 (glad); every text matches its score. */
export function createReviews(
  draw: Draw,
  pictures: PictureChoice,
  facts: ReviewFacts,
  count: number,
  mood: number,
): ReviewRow[] {
  const names = draw.some(travelerNames, count)
  return names.map((nickName, index) => {
    const score = scoreOf(draw, mood)
    const roomName = draw.pick(facts.rooms)
    const createdAt = new Date(facts.now.getTime() - draw.between(2, 420) * DAY_MS - draw.between(0, 86_399) * 1000)
    const stayedAt = createdAt.getTime() - draw.between(1, 12) * DAY_MS
    return {
      id: `${facts.hotelId}r${String(index + 1).padStart(2, '0')}`,
      hotelId: facts.hotelId,
      nickName,
      avater: pictures.pick(draw, ['avatar']).id,
      score,
      stayMonth: monthOf(utcDay(stayedAt)),
      roomName,
      content: contentOf(draw, facts, score, roomName),
      createdAt,
    }
  })
}

function scoreOf(draw: Draw, mood: number): number {
  const roll = draw.next()
  if (roll < mood) return draw.pick([4.5, 5, 5, 5])
  return roll < mood + (1 - mood) * 0.85 ? draw.pick([3.5, 4, 4]) : draw.pick([2, 2.5, 3])
}

function contentOf(draw: Draw, facts: ReviewFacts, score: number, roomName: string): string {
  if (score >= 4.5 && draw.chance(15)) return draw.pick(chineseReviews)
  const tone = (sentences: ReviewSentences): readonly string[] => {
    const all = score >= 4.5 ? sentences.glad : score >= 3.5 ? sentences.fair : sentences.cross
    return facts.isWalkable ? all : all.filter((sentence) => !speaksOfWalking(sentence))
  }
  const all = [locationSentences, roomSentences, staffSentences, extraSentences]
  const chosen = draw.some(all, draw.between(2, 3)).map((about) => draw.pick(tone(about)))
  const softened = score >= 3.5 && score < 4.5 ? [draw.pick(staffSentences.glad)] : []
  const placeholders = { ...facts.placeholders, room: roomName.toLowerCase() }
  return [...softened, ...chosen].map((sentence) => fillText(sentence, placeholders)).join(' ')
}
