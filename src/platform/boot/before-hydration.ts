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

declare global {
  interface Window {
    /** Keeps the button that was tapped last in a page that the server drew (server/pages/compose.ts), until the app listens. */
    __tap?: ((event: MouseEvent) => void) & { readonly on?: HTMLElement | null }
  }
}

/** Ends the keeping of taps by the page itself, for from now on React hears them; answers what taps the button again that was tapped last, if it still stands there. */
export function takeTap(): () => void {
  const tap = window.__tap
  if (!tap) return () => {}
  window.removeEventListener('click', tap, true)
  delete window.__tap
  return () => {
    if (tap.on?.isConnected) tap.on.click()
  }
}
