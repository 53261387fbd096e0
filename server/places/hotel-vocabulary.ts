import type { Catalogue } from '../catalogue/catalogue'
import type { Executor } from '../kernel/database/executor'
import { readHotelWords } from '../repositories/hotel-names'
import { type Vocabulary, vocabularyOf } from '../search/nearest-word'

const vocabularies = new WeakMap<Catalogue, Promise<Vocabulary>>()

/** The words that hotels are called by: read once for each version of the catalogue, when one is first mistyped. */
export function readHotelVocabulary(executor: Executor, catalogue: Catalogue): Promise<Vocabulary> {
  const held = vocabularies.get(catalogue)
  if (held) return held
  const reading = readHotelWords(executor).then(vocabularyOf)
  vocabularies.set(catalogue, reading)
  reading.catch(() => vocabularies.delete(catalogue))
  return reading
}
