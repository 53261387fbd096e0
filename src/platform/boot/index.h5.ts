import type { Boot } from './contract'

interface InitialData {
  readonly key: string
  readonly value: unknown
}

let data: InitialData | null | undefined

const readTag = (): InitialData | null => {
  const text = document.getElementById('__data')?.textContent
  return text ? (JSON.parse(text) as InitialData) : null
}

/** Data that the server rendered the page with, once and only for its own key. */
export const takeInitial: Boot['takeInitial'] = (key) => {
  if (data === undefined) data = readTag()
  if (data?.key !== key) return null
  const { value } = data
  data = null
  return value
}

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
