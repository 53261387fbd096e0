/** Taps the button again that somebody tapped last in a page of the server's before the app could hear it (server/pages/early-tap.ts). */
export function replayTap() {
  const tap = window.__tap
  if (!tap) return
  removeEventListener('click', tap, true)
  delete window.__tap
  if (tap.on?.isConnected) tap.on.click()
}
