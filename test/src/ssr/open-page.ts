import './text-encoder'
import { routes, type RouteName } from '../../../config/routes'
import { appQuery, matchRoute } from '../../../server/pages/address'
import { prefetchedRequests } from '../../../server/pages/prefetch'
import { compilePrefetchScript } from '../../support/prefetch-script'
import type { PrefetchedRequest } from '@/platform/http/prefetched-reply'

/** The script as it stands in pages. */
export const prefetchScript = compilePrefetchScript()

/** A request of a page, as it went out. */
export interface Sent {
  readonly url: string
  readonly init: RequestInit
}

/** What the device is before a page is opened on it. */
export interface Device {
  readonly cookies?: Readonly<Record<string, string>>
  readonly stored?: Readonly<Record<string, string>>
  readonly visited?: Readonly<Record<string, string>>
  readonly userAgent?: string
  readonly isAhead?: boolean
}

/** A device on which Ada is signed in. */
export const adas: Device = {
  cookies: { UID: 'ada', access_token: 'a.d.a' },
  stored: { device_id: 'd-1' },
}

/** The page of an address by its route. */
export function addressOf(url: string) {
  const [path = '', search = ''] = url.split('?')
  const match = matchRoute(path)
  if (match.kind !== 'page' || !(match.route in routes)) throw new Error(`${url} is no page`)
  return { route: match.route satisfies RouteName, params: match.params, query: appQuery(`?${search}`) }
}

/** Makes the browser such a device, with nothing of an earlier page. */
export function prepare({
  cookies = {},
  stored = {},
  visited = {},
  userAgent = 'Mozilla/5.0',
  isAhead = false,
}: Device) {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0`
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}`
  localStorage.clear()
  sessionStorage.clear()
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  for (const [name, value] of Object.entries(visited)) sessionStorage.setItem(name, value)
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  Object.assign(document, { prerendering: isAhead })
  Reflect.deleteProperty(window, '__early')
}

/** Runs the script embedded in the page of an address; returns what was sent, what is left for the app, and the errors. */
export function runEarly(url: string, respond: (sent: Sent) => Promise<Response>) {
  const errors: unknown[] = []
  window.addEventListener('error', ({ message }) => void errors.push(message), { once: true })
  const sent: Sent[] = []
  globalThis.fetch = (input, init = {}) => {
    const request = { url: typeof input === 'string' ? input : 'no text', init }
    sent.push(request)
    return respond(request)
  }
  const holder = document.createElement('div')
  holder.innerHTML = prefetchedRequests(prefetchScript, addressOf(url))
  const inPage = holder.firstElementChild
  if (!inPage) throw new Error(`${url} begins no calls`)
  // One that came by innerHTML never runs.
  const script = document.createElement('script')
  for (const { name, value } of inPage.attributes) script.setAttribute(name, value)
  script.textContent = inPage.textContent
  document.head.append(script)
  script.remove()
  const early: Record<string, PrefetchedRequest> = window.__early ?? {}
  return { sent, early, errors }
}

/** The same on a device of a kind. */
export function openPage(url: string, device: Device, respond: (sent: Sent) => Promise<Response>) {
  prepare(device)
  return runEarly(url, respond)
}
