import { escapeHtml } from '../kernel/http/html'
import { firstCalls, type FirstCall } from './first-calls'
import type { PageAddress } from './page-parts'

/** A call as src/server-host/prefetch-script.ts reads it. */
const written = ({ route, input, unlessKept }: FirstCall): readonly unknown[] => [
  route.client,
  `${route.method} ${route.path}`,
  input,
  unlessKept,
]

/** The script element by which a page's first calls begin before the app's scripts are there; '' for a route that declares none, and without a script. */
export function earlyCalls(script: string, address: Pick<PageAddress, 'route' | 'params' | 'query'>): string {
  const callsOf = firstCalls[address.route]
  if (!callsOf || script === '') return ''
  const calls = callsOf(address).map(written)
  return `<script data-calls="${escapeHtml(JSON.stringify(calls))}">${script}</script>`
}
