import { foldText } from '../quotes/fold-text'
import { nearestWord, type Vocabulary } from '../search/nearest-word'

/** Shorter parts of a text are no words of their own, being in too many others. */
const SHORTEST_WORD = 4
/** So many letters of a last word that is still being typed. */
const SHORTEST_BEGINNING = 3
/** So many places of the wrong word are tried. */
const MOST_TRIES = 6

/** A text, with or without spaces, with the one mistyped word in it replaced by the nearest of a vocabulary: forbidencity is Forbidden city. Null where no word is near. */
export function mendedText(vocabulary: Vocabulary, text: string): string | null {
  const folded = foldText(text)
  const tails = wordsBehind(vocabulary, folded)
  const places = [...wordsBefore(vocabulary, folded)].flatMap(([from, before]) =>
    [...tails].flatMap(([to, behind]) => (to - from >= SHORTEST_WORD ? [{ from, to, before, behind }] : [])),
  )
  places.sort((one, other) => other.to - other.from - (one.to - one.from))
  for (const { from, to, before, behind } of places.slice(0, MOST_TRIES)) {
    const nearest = nearestWord(vocabulary, folded.slice(from, to))
    if (nearest !== null) return [...before, nearest, ...behind].join(' ')
  }
  return null
}

/** The words that a text begins with, by where they end. */
function wordsBefore(vocabulary: Vocabulary, text: string): Map<number, string[]> {
  const known = new Map<number, string[]>([[0, []]])
  for (let from = 0; from < text.length; from += 1) {
    const before = known.get(from)
    if (!before) continue
    for (let to = from + SHORTEST_WORD; to <= text.length; to += 1) {
      const word = text.slice(from, to)
      if (vocabulary.has(word) && !known.has(to)) known.set(to, [...before, word])
    }
  }
  return known
}

/** The words that a text ends with, the last one perhaps only begun, by where they begin. */
function wordsBehind(vocabulary: Vocabulary, text: string): Map<number, string[]> {
  const known = new Map<number, string[]>([[text.length, []]])
  for (let from = text.length - SHORTEST_BEGINNING; from > 0; from -= 1) {
    for (let to = from + SHORTEST_WORD; to <= text.length; to += 1) {
      const behind = known.get(to)
      const word = text.slice(from, to)
      if (behind && vocabulary.has(word) && !known.has(from)) known.set(from, [word, ...behind])
    }
    const rest = text.slice(from)
    if (!known.has(from) && begins(vocabulary, rest)) known.set(from, [rest])
  }
  return known
}

function begins(vocabulary: Vocabulary, beginning: string): boolean {
  for (const word of vocabulary.keys()) if (word.startsWith(beginning)) return true
  return false
}
