declare global {
  interface Window {
    /** Keeps the button that was tapped last in a page that the server drew (server/pages/early-tap.ts), until the app listens. */
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
