import { FeedSkeleton, HotelCardsSkeleton, RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  return (
    <>
      <GalleryState name="feed">
        <FeedSkeleton rows={2} />
      </GalleryState>
      <GalleryState name="hotels">
        <HotelCardsSkeleton count={1} />
      </GalleryState>
      <GalleryState name="rows">
        <RowsSkeleton count={2} />
      </GalleryState>
      <GalleryState name="text">
        <TextSkeleton lines={4} />
      </GalleryState>
    </>
  )
}

/** What stands in the place of what is on its way. */
export const skeletonSection: GallerySection = { key: 'skeleton', title: 'Skeletons', Show }
