import { foldText } from '../quotes/fold-text'
import { nearestWord, type Vocabulary } from './nearest-word'

/** A keyword with every word that nothing is called replaced by the nearest word of a vocabulary; null where nothing can be mended so that all words are known. */
export function mendedKeyword(
  keyword: string,
  vocabulary: Vocabulary,
  isKnown: (foldedWord: string) => boolean,
): string | null {
  let isMended = false
  const words: string[] = []
  for (const word of keyword.split(/[^\p{Letter}\p{Number}\p{Mark}'’ー]+/u)) {
    const folded = foldText(word)
    if (folded === '') continue
    if (isKnown(folded)) {
      words.push(word)
      continue
    }
    const nearest = nearestWord(vocabulary, folded)
    if (nearest === null) return null
    words.push(nearest)
    isMended = true
  }
  return isMended ? words.join(' ') : null
}
