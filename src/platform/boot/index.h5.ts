import type { Boot } from './contract'

/** Runs the action now, or once a prerendered page is looked at. */
export const whenActive: Boot['whenActive'] = (action) => {
  const page: Document & { prerendering?: boolean } = document
  if (!page.prerendering) {
    action()
    return () => {}
  }
  page.addEventListener('prerenderingchange', action, { once: true })
  return () => page.removeEventListener('prerenderingchange', action)
}
