import { go } from '@/platform/navigation'
import { WebFrame } from '@/platform/web-view'
import { withBoundary } from '@/shell/render-boundary'
import { EmptyState } from '@/widgets/empty-state'

/** A page of our web host inside the mini-program, by its `url` parameter. */
function Web() {
  return (
    <WebFrame
      otherwise={
        <EmptyState
          icon="map-pin"
          text="This page cannot be opened here."
          action={{ text: 'Go to Explore', onTap: () => go('home', {}) }}
        />
      }
    />
  )
}

export default withBoundary(Web)
