/** Whether the browser renders this page before anybody looks at it. */
export const isAhead = (): boolean => (document as { readonly prerendering?: boolean }).prerendering === true

let held: Promise<void> | null = null

/** The root that is made next shows no page before the promise has ended. */
export function holdRoot(until: Promise<void>): void {
  held = until
}

/** What the root waits for; null where it need not wait. */
export const heldUntil = (): Promise<void> | null => held

const here = () => window.location.pathname + window.location.search

/** Reloads on history navigation while the app starts: the router cannot distinguish pages while their scripts load. Returns a function that ends this, once the first page stands. */
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

declare global {
  interface Window {
    /** Records the last tapped button of a server-rendered page (server/pages/compose.ts) until the app listens. */
    __tap?: ((event: MouseEvent) => void) & { readonly on?: HTMLElement | null }
  }
}

/** Ends the page's own recording of taps, as React handles them from now on. Returns a function that replays the last tap if its button still exists. */
export function takeTap(): () => void {
  const tap = window.__tap
  if (!tap) return () => {}
  window.removeEventListener('click', tap, true)
  delete window.__tap
  return () => {
    if (tap.on?.isConnected) tap.on.click()
  }
}
