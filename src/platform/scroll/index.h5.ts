import type { ScrollToTop } from './contract'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Taro's page container scrolls, not the window; pages behind the current one are shaded. */
export const scrollToTop: ScrollToTop = () => {
  const pages = document.querySelectorAll('.taro_page:not(.taro_page_shade)')
  pages[pages.length - 1]?.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}
