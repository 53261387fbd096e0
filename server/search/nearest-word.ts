import { foldText } from '../quotes/fold-text'
import { editDistance } from './edit-distance'

/** Words that a keyword may have meant: folded to as they are written, the most frequent first. */
export type Vocabulary = ReadonlyMap<string, string>

/** Shorter words are not mended: too much is near to them. */
const SHORTEST_MENDED = 4
/** From so many letters on, two may be wrong. */
const LONG_WORD = 8

/** The words of names, as a vocabulary. */
export function vocabularyOf(names: Iterable<string>): Vocabulary {
  const counts = new Map<string, { written: string; count: number }>()
  for (const name of names) {
    for (const written of name.split(/[^\p{Letter}\p{Number}\p{Mark}'’]+/u)) {
      const folded = foldText(written)
      if (folded.length < SHORTEST_MENDED) continue
      const known = counts.get(folded)
      if (known) known.count += 1
      else counts.set(folded, { written, count: 1 })
    }
  }
  const frequent = [...counts].toSorted(([, one], [, other]) => other.count - one.count)
  return new Map(frequent.map(([folded, { written }]) => [folded, written]))
}

/** The word nearest to a folded one, as it is written: one letter wrong, of long words two; null where none is near. */
export function nearestWord(vocabulary: Vocabulary, folded: string): string | null {
  if (folded.length < SHORTEST_MENDED) return null
  let most = folded.length >= LONG_WORD ? 2 : 1
  let nearest: string | null = null
  for (const [word, written] of vocabulary) {
    const distance = editDistance(folded, word, most)
    if (distance > most) continue
    nearest = written
    if (distance <= 1) return written
    most = distance - 1
  }
  return nearest
}
