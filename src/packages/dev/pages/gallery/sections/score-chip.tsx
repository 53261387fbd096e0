import { ScoreChip } from '@/widgets/score-chip'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const scores = [5, 4.9, 4.8, 4.7, 4.6, 4.5, 4.2, 3.1, 1.4, 0.4]

function Show() {
  return (
    <>
      {scores.map((score) => (
        <GalleryState key={score} name={score.toFixed(1)}>
          <ScoreChip score={score} count={1284} />
        </GalleryState>
      ))}
      <GalleryState name="one review">
        <ScoreChip score={4.5} count={1} />
      </GalleryState>
      <GalleryState name="short">
        <ScoreChip score={4.5} count={1284} isShort />
      </GalleryState>
      <GalleryState name="no score">
        <ScoreChip score={null} count={0} />
      </GalleryState>
    </>
  )
}

/** Review scores with every word. */
export const scoreChipSection: GallerySection = { key: 'score-chip', title: 'Score chip', Show }
