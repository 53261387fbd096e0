import { foldPlaceName } from '../places/fold-place-name'
import { pinyinOf } from '../places/pinyin-of'

const LONGEST_WORDS = 26

/** An id for addresses: the name in plain Latin letters, Chinese by its pinyin and other scripts left out, and a mark that no other city has. */
export function cityId(name: string, mark: string): string {
  const latin = pinyinOf(name) || name
  const words = latin
    .split(/[^\p{L}\p{N}\p{M}'’.]+/u)
    .map((word) => foldPlaceName(word).replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
  const cut = words.slice(0, LONGEST_WORDS).replace(/-+$/, '')
  return `${cut || 'city'}-${mark.toLowerCase()}`
}
