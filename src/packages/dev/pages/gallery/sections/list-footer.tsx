import { ListFooter } from '@/widgets/list-footer'
import { RowsSkeleton } from '@/widgets/skeleton'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  return (
    <>
      <GalleryState name="more">
        <ListFooter status="more" />
      </GalleryState>
      <GalleryState name="loading">
        <RowsSkeleton count={1} />
        <ListFooter status="loading" />
      </GalleryState>
      <GalleryState name="end">
        <ListFooter status="end" />
      </GalleryState>
      <GalleryState name="failed">
        <ListFooter status="error" onRetry={doNothing} />
      </GalleryState>
      <GalleryState name="empty">
        <ListFooter
          status="end"
          empty={{ icon: 'search', text: 'No stays here yet.', action: { text: 'Search elsewhere', onTap: doNothing } }}
        />
      </GalleryState>
    </>
  )
}

/** How lists end. */
export const listFooterSection: GallerySection = { key: 'list-footer', title: 'List footer', Show }
