import { Component, type ComponentType, type ReactNode } from 'react'
import { go } from '@/platform/navigation'
import { clientRoot } from '@/stores/app/context'

interface BoundaryState {
  readonly hasFailed: boolean
}

/** Shows a page with Retry and Explore where its content throws while rendering. */
class RenderBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    clientRoot().eventLog.send({
      Action: 'render_failed',
      ActionValue: error instanceof Error ? error.name : 'unknown',
    })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="load-failure load-failure-page">
        <div className="load-failure-box" role="alert">
          <h2 className="load-failure-title">Something went wrong on this page</h2>
          <p className="load-failure-text">Try again. If that does not help, go back to Explore.</p>
          <button
            type="button"
            className="button button-primary button-wide"
            onClick={() => this.setState({ hasFailed: false })}
          >
            Retry
          </button>
          <button type="button" className="button button-quiet button-wide" onClick={() => go('home', {})}>
            Go to Explore
          </button>
        </div>
      </div>
    )
  }
}

/** The same page, which survives errors thrown while it renders. */
export function withBoundary<Props extends object>(Content: ComponentType<Props>): ComponentType<Props> {
  return function Bounded(props: Props) {
    return (
      <RenderBoundary>
        <Content {...props} />
      </RenderBoundary>
    )
  }
}
