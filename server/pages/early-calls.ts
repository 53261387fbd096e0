import { escapeHtml } from '../html/escape-html'
import { earlyScript } from './early-script'
import { firstCalls, type DeviceDay, type FirstCall } from './first-calls'
import type { PageAddress } from './page-parts'

type Value = string | number | DeviceDay

// No value can say this by itself: encoded, it has no braces.
const inAddress = (value: Value) => (typeof value === 'object' ? `{${value.daysAhead}}` : encodeURIComponent(value))

function addressOf({ route, input }: FirstCall): string {
  const given = Object.entries(input).filter((field): field is [string, Value] => field[1] !== undefined)
  const fields = given.map(([name, value]) => `${name}=${inAddress(value)}`)
  if (route.client === 'main') fields.push('userid={u}')
  return fields.length === 0 ? route.path : `${route.path}?${fields.join('&')}`
}

function wordedFor(call: FirstCall): readonly unknown[] {
  const { route, input, unlessKept } = call
  const isNew = route.client === 'new' ? 1 : 0
  if (route.method === 'GET') return [route.method, addressOf(call), isNew, unlessKept]
  return [route.method, route.path, isNew, unlessKept, JSON.stringify(input)]
}

/** The script element by which a page's first calls begin before the app's scripts are there; '' for a route that declares none. */
export function earlyCalls(address: Pick<PageAddress, 'route' | 'params' | 'query'>): string {
  const first = firstCalls[address.route]
  if (!first) return ''
  const calls = first.callsOf(address).map(wordedFor)
  return `<script data-calls="${escapeHtml(JSON.stringify(calls))}">${earlyScript}</script>`
}
