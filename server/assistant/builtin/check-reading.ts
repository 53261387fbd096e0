import type { AnswerStep } from '../engine'
import type { Turn } from '../understand/read-turn'
import { joined, person, text, tips, understoodSentence } from './reply-steps'
import { sentences } from './sentences'

const faultSentences = {
  past: sentences.datePast,
  impossible: sentences.dateImpossible,
  order: sentences.dateOrder,
  tooLong: sentences.dateTooLong,
  tooFar: sentences.dateTooFar,
} as const

/** Returns the reply to dates or guests that no search takes; null where a search is possible. */
export function missingParts(turn: Turn): AnswerStep[] | null {
  const { reading, lang } = turn
  const { dates, guests } = reading
  const back = (sentence: string) => text(joined(lang, understoodSentence(turn), sentence))
  if (dates?.kind === 'fault') return [back(faultSentences[dates.fault][lang]), tips('dates', lang)]
  if (guests?.isTooMany) return [back(sentences.tooManyGuests[lang]), person]
  if (dates?.kind === 'vague') return [back(sentences.whichDays[lang]), tips('dates', lang)]
  return null
}
