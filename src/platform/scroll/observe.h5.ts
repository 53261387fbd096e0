import type { ObserveNear } from './contract'

/** Taro's page container is the root; without IntersectionObserver everything counts as near. */
export const observeNear: ObserveNear = (element, marginPx, onNear) => {
  if (typeof IntersectionObserver === 'undefined') {
    onNear()
    return () => {}
  }
  const options = { root: element.closest('.taro_page'), rootMargin: `${marginPx}px 0px` }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    onNear()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
