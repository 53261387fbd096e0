import type { WatchOnline } from './contract'

/** By the browser's own word. */
export const watchOnline: WatchOnline = (listener) => {
  const tell = () => listener(navigator.onLine)
  tell()
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
