import { placeCards } from './place-cards'

/** Some cards of one column that are drawn or left out together; px from the top of the feed, at a screen 375 px wide. */
export interface FeedChunk {
  readonly key: string
  readonly topPx: number
  readonly heightPx: number
  /** The cards' places in the feed. */
  readonly indices: readonly number[]
}

/** So many cards are a chunk: few enough that little is drawn needlessly, enough that empty boxes stay few. */
const CHUNK_CARDS = 3

/** Lays the cards of these heights into columns of chunks; what stands stays when more are appended. */
export function feedChunks(heights: readonly number[], columns: number): FeedChunk[][] {
  return placeCards(heights, columns).map((indices, column) => {
    const chunks: FeedChunk[] = []
    let topPx = 0
    for (let first = 0; first < indices.length; first += CHUNK_CARDS) {
      const some = indices.slice(first, first + CHUNK_CARDS)
      const heightPx = some.reduce((sum, index) => sum + (heights[index] ?? 0), 0)
      chunks.push({ key: `${column}-${first}`, topPx, heightPx, indices: some })
      topPx += heightPx
    }
    return chunks
  })
}
