import type { WatchVisibility } from './contract'

/** By the document's visibility. */
export const watchVisibility: WatchVisibility = (listener) => {
  const report = () => listener(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', report)
  return () => document.removeEventListener('visibilitychange', report)
}
