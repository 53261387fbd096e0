import type { WatchVisibility } from './contract'

/** By the document's visibility. */
export const watchVisibility: WatchVisibility = (listener) => {
  const tell = () => listener(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
