import type { TurnFacts } from './facts'

/** Longer sentences are never shown, so that an endless one can't be judged in pieces. */
const LONGEST_SENTENCE = 400

/** The end of a sentence: its mark with what closes it and white space, a mark of Chinese, or a line break. */
const sentenceEnd = /[.!?]+["')\]]*(?=\s)\s*|[。！？…]+["'」』）”]*\s*|\n+/

/** Sentences of a text as far as they are whole, and the rest. */
export function splitSentences(text: string): { readonly sentences: readonly string[]; readonly rest: string } {
  const sentences: string[] = []
  let rest = text
  for (let end = sentenceEnd.exec(rest); end; end = sentenceEnd.exec(rest)) {
    const length = end.index + end[0].length
    sentences.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return { sentences, rest }
}

/** Number of characters that are retained of an overlong sentence, because its end may begin in them. */
const RETAINED = 3

/** What replaces sentences that may not be shown, in the language of the question. */
export interface Replacement {
  readonly withCard: string
  readonly withoutCard: string
}

/** Passes a model's text on sentence by sentence. Sentences that the facts of the turn do not allow are replaced, several in a row once. */
export class CheckedText {
  private pending = ''
  private isReplacing = false
  /** Whether the present sentence is too long already; the rest of it is dropped. */
  private isOverlong = false

  constructor(
    private readonly facts: TurnFacts,
    private readonly replacement: Replacement,
    private readonly hasCards: () => boolean,
  ) {}

  /** Takes the next piece of the model's text; returns what may be shown now. */
  push(piece: string): string {
    const { sentences, rest } = splitSentences(this.pending + piece)
    const shown = sentences.map((sentence) => this.judge(sentence)).join('')
    const isTooLong = rest.length > LONGEST_SENTENCE
    const replacement = isTooLong && !this.isOverlong ? this.replace() : ''
    this.isOverlong ||= isTooLong
    this.pending = this.isOverlong ? rest.slice(-RETAINED) : rest
    return shown + replacement
  }

  /** Judges what is left when the model's text ends. */
  end(): string {
    const last = this.pending
    this.pending = ''
    return last.trim() === '' ? '' : this.judge(last)
  }

  private judge(written: string): string {
    if (this.isOverlong) {
      this.isOverlong = false
      return ''
    }
    const sentence = plain(written)
    if (sentence.trim() === '') return sentence
    if (sentence.length > LONGEST_SENTENCE || !this.facts.allows(sentence)) return this.replace()
    this.isReplacing = false
    return sentence
  }

  private replace(): string {
    if (this.isReplacing) return ''
    this.isReplacing = true
    return `${this.hasCards() ? this.replacement.withCard : this.replacement.withoutCard} `
  }
}

/** A sentence without marks of emphasis, lists and headings, which models write though nothing renders them, and without control characters. */
const plain = (sentence: string): string =>
  sentence
    .replaceAll(/\p{Cf}|(?!\n)\p{Cc}/gu, '')
    .replaceAll(/\*+|__+|~~+/g, '')
    .replaceAll(/^(\s*)(?:#+|>|[-•])\s+/gm, '$1')
