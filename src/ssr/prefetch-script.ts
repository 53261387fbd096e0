import { clientProfiles } from '@/api/client'
import { composeRequest } from '@/api/compose-request'
import { surfaceOfUserAgent } from '@/domain/app/surface'
import { isAhead } from '@/platform/boot/before-hydration'
import { deviceClock, deviceDay } from '@/platform/clock'
import { cookieValue } from '@/platform/credentials/cookie'
import type { PrefetchedRequest } from '@/platform/http/prefetched-reply'

/** A request as the server writes it into the page: its client, method and path, its input (days as an offset from the device's today), and names under which nothing may be stored for it to be sent. */
type WrittenCall = readonly [
  client: 'main' | 'new',
  key: string,
  input: Readonly<Record<string, string | number | { readonly daysAhead: number }>>,
  unlessStored: readonly string[],
]

function callerHere() {
  const { appType, appVersion } = surfaceOfUserAgent(navigator.userAgent)
  const read = (name: string) => cookieValue(document.cookie, name)
  return {
    uid: read('UID'),
    token: read('access_token'),
    deviceId: localStorage.getItem('device_id') ?? '',
    currency: localStorage.getItem('currency'),
    appType,
    appVersion,
  }
}

const isStored = (name: string) => (localStorage.getItem(name) ?? sessionStorage.getItem(name)) !== null

function begin(): void {
  const calls = JSON.parse(document.currentScript?.dataset.calls ?? '[]') as readonly WrittenCall[]
  const caller = callerHere()
  if (!caller.uid || !caller.token || !caller.deviceId || isAhead()) return
  const nowMs = deviceClock.now()
  const early: Record<string, PrefetchedRequest> = {}
  window.__early = early
  for (const [client, key, written, unlessStored] of calls) {
    if (unlessStored.some(isStored)) continue
    const input = Object.fromEntries(
      Object.entries(written).map(([name, value]) => [
        name,
        typeof value === 'object' ? deviceDay(nowMs, value.daysAhead) : value,
      ]),
    )
    const profile = clientProfiles[client]
    const { method, url, headers, body } = composeRequest({ profile, origin: '', key, input, caller })
    const abort = new AbortController()
    const reply = fetch(url, { method, headers, ...(body === undefined ? {} : { body }), signal: abort.signal })
    reply.catch(() => {})
    early[JSON.stringify({ method, url, headers, body })] = [reply, nowMs, abort]
  }
}

// A script of its own: the server puts it into personal pages, before all scripts of the app (server/pages/prefetch.ts). Where the device is
// signed in, it sends the page's first requests and leaves their replies to src/platform/http/prefetched-reply.
try {
  begin()
} catch {
  // Without cookies or storage the app sends all requests itself.
}
