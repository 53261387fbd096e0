import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { LoadingOverlay } from '@/widgets/loading-overlay'
import { OfflineBanner } from '@/widgets/offline-banner'
import { doNothing } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

function Show() {
  return (
    <>
      <GalleryState name="empty, with an action">
        <EmptyState
          icon="heart"
          text="Nothing here yet. Tap the heart on a stay to keep it."
          action={{ text: 'Find stays', onTap: doNothing }}
        />
      </GalleryState>
      <GalleryState name="empty">
        <EmptyState icon="luggage" text="No bookings yet." />
      </GalleryState>
      <GalleryState name="error of a page">
        <ErrorState
          message="We could not reach Staylark. Check your connection and try again."
          requestId="8f2a61c0"
          onRetry={doNothing}
        />
      </GalleryState>
      <GalleryState name="error of a block">
        <ErrorState isInline message="The rooms could not be loaded." onRetry={doNothing} />
      </GalleryState>
      <GalleryState name="offline" stagePx={180}>
        <OfflineBanner savedAgo={null} />
      </GalleryState>
      <GalleryState name="offline, with what was saved" stagePx={180}>
        <OfflineBanner savedAgo="10 minutes ago" />
      </GalleryState>
      <GalleryState name="loading" stagePx={180}>
        <LoadingOverlay />
      </GalleryState>
    </>
  )
}

/** Nothing there, something wrong, no connection, under way. */
export const noticesSection: GallerySection = { key: 'notices', title: 'Empty, error, offline, loading', Show }
