import { claimsFact, foldText, hasOddNumbers, isUnreadable, numbersOf } from './claims'

/** A sentence shorter than this is not recognized as quoted. */
const LEAST_QUOTED = 12

/** Small numbers that only count what is shown. */
const counted = /\b([1-9]) (?:hotels?|options?|places?|guests?|adults?|children|nights?|people)\b/g

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** What our own calls returned in one turn: the only prices, dates and terms that a model may repeat. */
export class TurnFacts {
  private readonly numbers = new Set<string>()
  private readonly texts: string[] = []

  /** Adds all texts and numbers of a result. */
  add(result: unknown): void {
    for (const text of stringsIn(result).map(foldText)) {
      for (const number of numbersOf(text)) this.numbers.add(number)
      if (text !== '') this.texts.push(text)
    }
  }

  /** Whether a sentence of a model may be shown: it claims nothing, or a result of this turn has it word for word. */
  allows(sentence: string): boolean {
    const folded = foldText(sentence)
    if (isUnreadable(folded) || hasOddNumbers(folded)) return false
    if (this.isQuoted(folded)) return true
    if (claimsFact(folded)) return false
    const judged = folded.replaceAll(counted, ' ')
    return numbersOf(judged).every((number) => this.numbers.has(number))
  }

  private isQuoted(folded: string): boolean {
    return folded.length >= LEAST_QUOTED && this.texts.some((text) => text.includes(folded))
  }
}
