import type { WatchOtherTabs } from './contract'

/** By the browser's word on its storage, and by the page's coming back: to the front, or out of the browser's memory of earlier pages. */
export const watchOtherTabs: WatchOtherTabs = (listener) => {
  const shown = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', restored)
  document.addEventListener('visibilitychange', shown)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', restored)
    document.removeEventListener('visibilitychange', shown)
  }
}
