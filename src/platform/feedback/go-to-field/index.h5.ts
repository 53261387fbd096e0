import type { GoToField } from './contract'

const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const pageOnTop = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].at(-1) ?? document

/** The focus goes first, so that a screen's keyboard opens; the field then moves to the middle, clear of bars. */
export const goToField: GoToField = (id) => {
  const field = pageOnTop().querySelector<HTMLElement>(`#${id}`)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center', behavior: wantsLessMotion() ? 'auto' : 'smooth' })
}
