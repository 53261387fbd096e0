import { LOAD_MORE_PX } from '../../../config/load-more'
import type { ScrollPageTo, ScrollToElement, ScrollToTop, WhenAtEnd } from './contract'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const pageOnTop = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1)

/** Taro's page container scrolls, not the window; pages behind the current one are shaded. */
export const scrollToTop: ScrollToTop = () =>
  pageOnTop()?.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'auto' : 'smooth' })

/** The same container, at once. */
export const scrollPageTo: ScrollPageTo = (topPx) => pageOnTop()?.scrollTo({ top: topPx })

/** Inside the same container. */
export const scrollToElement: ScrollToElement = (id) =>
  pageOnTop()
    ?.querySelector(`#${id}`)
    ?.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' })

/** Windows can be taller than a list's first page, and a user may reach its end before the app listens, or while it reloads. Checked after rendering, so that it forces no layout. */
export const whenAtEnd: WhenAtEnd = (action) => {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      const page = pageOnTop()
      if (page && page.scrollHeight - page.scrollTop - page.clientHeight < LOAD_MORE_PX) action()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
