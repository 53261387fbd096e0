import { ListFooter } from '@/widgets/list-footer'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const statuses = ['more', 'loading', 'end', 'error'] as const

function Show() {
  return statuses.map((status) => (
    <GalleryState key={status} name={status}>
      <ListFooter status={status} onRetry={doNothing} />
    </GalleryState>
  ))
}

/** How lists end. */
export const listFooterSection: GallerySection = { key: 'list-footer', title: 'List footer', Show }
