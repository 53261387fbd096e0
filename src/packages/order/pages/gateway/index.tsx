import { back } from '@/platform/navigation'
import { WebFrame } from '@/platform/web-view'
import { withBoundary } from '@/shell/render-boundary'
import { EmptyState } from '@/widgets/empty-state'
import './style.scss'

/** The payment gateway inside a mini-program; the page below polls the server when this one is left. */
function Gateway() {
  return (
    <WebFrame
      otherwise={
        <EmptyState
          icon="credit-card"
          text="This page cannot be opened here. Nothing was paid."
          action={{ text: 'Go back', onTap: back }}
        />
      }
    />
  )
}

export default withBoundary(Gateway)
