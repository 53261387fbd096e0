import { visibleLength } from '@/domain/account/profile-faults'
import { cleanLines } from '@/domain/booking/order-text'
import { MOST_CHARACTERS } from '@/domain/reviews/review-rules'
import { badInput } from '../kernel/errors'

/** A typed text with its lines; throws 400 for one that is too long, or empty where it must not be. */
export function writtenText(typed: string, isNeeded: boolean): string {
  const text = cleanLines(typed)
  if (isNeeded && text === '') throw badInput('content', 'Please write something.')
  if (visibleLength(text) > MOST_CHARACTERS) throw badInput('content', 'Please write no more than 2,000 characters.')
  return text
}

/** The language that a text is written in, as far as filters of reviews distinguish it. */
export const languageOf = (text: string): 'en' | 'zh' => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')
