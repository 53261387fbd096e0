import type { WatchOnline } from './contract'

/** By the browser's own word. */
export const watchOnline: WatchOnline = (listener) => {
  const report = () => listener(navigator.onLine)
  report()
  window.addEventListener('online', report)
  window.addEventListener('offline', report)
  return () => {
    window.removeEventListener('online', report)
    window.removeEventListener('offline', report)
  }
}
