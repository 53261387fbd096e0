import { clientProfiles } from '@/api/client-profile'
import { composeRequest } from '@/api/compose-request'
import { addDays } from '@/domain/days/add-days'
import { surfaceOfUserAgent } from '@/domain/identity/surface-of-user-agent'
import { deviceClock } from '@/platform/clock'
import { deviceDay } from '@/platform/clock/device-day'
import { cookieValue } from '@/platform/credentials/cookie'
import type { EarlyCall } from '@/platform/http/take-early'

/** A request of a page, as the server wrote it: which client sends it, its method and path, its input (a day as the device counts them), and names under which the device may keep nothing. */
type WrittenCall = readonly [
  client: 'main' | 'new',
  key: string,
  input: Readonly<Record<string, string | number | { readonly daysAhead: number }>>,
  unlessKept: readonly string[],
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

const isKept = (name: string) => (localStorage.getItem(name) ?? sessionStorage.getItem(name)) !== null

function begin(): void {
  const calls = JSON.parse(document.currentScript?.dataset.calls ?? '[]') as readonly WrittenCall[]
  const caller = callerHere()
  const isAhead = (document as { readonly prerendering?: boolean }).prerendering === true
  if (!caller.uid || !caller.token || !caller.deviceId || isAhead) return
  const nowMs = deviceClock.now()
  const today = deviceDay(nowMs)
  const early: Record<string, EarlyCall> = {}
  window.__early = early
  for (const [client, key, written, unlessKept] of calls) {
    if (unlessKept.some(isKept)) continue
    const input = Object.fromEntries(
      Object.entries(written).map(([name, value]) => [
        name,
        typeof value === 'object' ? addDays(today, value.daysAhead) : value,
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

// The server puts this script into pages of one person's own, before any script of the app (server/pages/early-calls.ts): where somebody is signed in on the device it sends the page's first requests, and leaves their replies for src/platform/http/take-early.
try {
  begin()
} catch {
  // A browser without cookies or storage: the app asks for everything itself.
}
