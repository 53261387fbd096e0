import { monthOf, utcDay } from '@/domain/days/civil-day'
import type { review } from '../../kernel/database/schema/community'
import type { PictureChoice } from '../../stays/reference/picture-choice'
import {
  chineseReviews,
  extraSentences,
  locationSentences,
  type ReviewSentences,
  roomSentences,
  staffSentences,
} from './data/review-sentences'
import { type DemoAccount, isChinese } from './people'
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
  readonly people: readonly DemoAccount[]
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
  const authors = draw.some(facts.people, count)
  return authors.map((author, index) => {
    const score = scoreOf(draw, mood)
    const roomName = draw.pick(facts.rooms)
    const createdAt = new Date(facts.now.getTime() - draw.between(2, 420) * DAY_MS - draw.between(0, 86_399) * 1000)
    const stayedAt = createdAt.getTime() - draw.between(1, 12) * DAY_MS
    const content = contentOf(draw, facts, author, score, roomName)
    return {
      id: `${facts.hotelId}r${String(index + 1).padStart(2, '0')}`,
      hotelId: facts.hotelId,
      userId: author.id,
      guestName: '',
      purchaseId: null,
      productId: null,
      score,
      ...subScoresOf(draw, score),
      stayMonth: monthOf(utcDay(stayedAt)),
      roomName,
      travelerType: draw.chance(85) ? draw.pick(['solo', 'couple', 'couple', 'family', 'friends', 'business']) : null,
      language: isChinese(content) ? 'zh' : 'en',
      content,
      pictureIds: draw.chance(14) ? picturesOf(draw, pictures) : [],
      isIncentivized: false,
      createdAt,
      editedAt: null,
      state: 'approved',
      ...replyOf(draw, facts, score, createdAt),
    }
  })
}

function scoreOf(draw: Draw, mood: number): number {
  const roll = draw.next()
  if (roll < mood) return draw.pick([4.5, 5, 5, 5])
  return roll < mood + (1 - mood) * 0.85 ? draw.pick([3.5, 4, 4]) : draw.pick([2, 2.5, 3])
}

/** Sub-scores at most one star from the score; one guest in five gives none. */
function subScoresOf(draw: Draw, score: number) {
  const isGiven = draw.chance(80)
  const near = () => (isGiven ? Math.max(1, Math.min(5, score + draw.pick([-1, -0.5, 0, 0, 0, 0.5, 0.5, 1]))) : null)
  return { cleanliness: near(), service: near(), location: near(), value: near(), facilities: near() }
}

const picturesOf = (draw: Draw, pictures: PictureChoice): string[] => [
  ...new Set(
    Array.from({ length: draw.between(1, 3) }, () => pictures.pick(draw, ['bedroom', 'dish', 'lobby', 'street']).id),
  ),
]

/** Hotels reply to every third guest who was not content. */
function replyOf(draw: Draw, { now }: ReviewFacts, score: number, createdAt: Date) {
  if (score > 3.5 || !draw.chance(35)) return { replyContent: null, repliedAt: null }
  const replied = Math.min(now.getTime() - DAY_MS, createdAt.getTime() + draw.between(1, 6) * DAY_MS)
  return { replyContent: draw.pick(hotelReplies), repliedAt: new Date(replied) }
}

const hotelReplies: readonly string[] = [
  'Thank you for writing to us. We have passed this on to the team on duty and looked at the room the same day.',
  'We are sorry that the stay was not as it should have been. The point you raise has been repaired since.',
  'Thank you for the honest words. We have changed how we prepare rooms on busy days because of notes like yours.',
]

function contentOf(draw: Draw, facts: ReviewFacts, author: DemoAccount, score: number, roomName: string): string {
  if (score >= 4.5 && isChinese(author.nickName)) return draw.some(chineseReviews, draw.between(1, 2)).join('')
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
