import './style.scss'

/** Covers the page while calls that request it are pending. */
export function LoadingOverlay() {
  return (
    <div className="loading-overlay" role="status" aria-label="Loading">
      <div className="loading-overlay-box">
        <div className="spinner" />
      </div>
    </div>
  )
}
