const here = () => window.location.pathname + window.location.search

/** Loads anew what somebody goes back or on to while the app is starting: its router cannot yet tell two pages apart whose scripts are on their way. Answers what ends it, once the first page stands. */
export function reloadWhenLeft(reload = () => window.location.reload()): () => void {
  const startedAt = here()
  const look = (event: PopStateEvent) => {
    if (here() === startedAt) return
    event.stopImmediatePropagation()
    reload()
  }
  window.addEventListener('popstate', look, true)
  return () => window.removeEventListener('popstate', look, true)
}
