import { CancellationTimeline } from '@/widgets/cancellation-timeline'
import { GalleryState } from '../gallery-state'
import { fixedTerms, freeTerms } from '../offer-facts'
import type { GallerySection } from '../section'

const states = [
  ['free, then the first night', freeTerms],
  ['charged at once', fixedTerms],
] as const

function Show() {
  return states.map(([name, terms]) => (
    <GalleryState key={name} name={name}>
      <CancellationTimeline terms={terms} currencyCode="CNY" currencySymbol="¥" />
    </GalleryState>
  ))
}

/** Cancellation terms as a line in time. */
export const cancellationTimelineSection: GallerySection = {
  key: 'cancellation-timeline',
  title: 'Cancellation timeline',
  Show,
}
