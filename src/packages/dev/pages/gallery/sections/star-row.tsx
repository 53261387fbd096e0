import { StarRow } from '@/widgets/star-row'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  return [2, 3, 4, 5].map((stars) => (
    <GalleryState key={stars} name={`${stars} stars`}>
      <StarRow stars={stars} />
    </GalleryState>
  ))
}

/** Grades of hotels as stars. */
export const starRowSection: GallerySection = { key: 'star-row', title: 'Star row', Show }
