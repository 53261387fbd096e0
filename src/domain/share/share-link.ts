import type { WantedStay } from '../stay/decide-stay'
import { stayQuery } from '../stay/stay-query'

/** A page to be shared: its address, whatever else stands in it, with what whoever opens the link shall see again. */
export interface SharedView {
  readonly address: string
  readonly stay: WantedStay
  readonly currencyCode: string
  /** The room that the link leads to, or null for the top of the page. */
  readonly roomTypeId: string | null
  /** Names what led there, never who shared it. */
  readonly fromKey: string
}

/** What of an address names the page itself; mini-programs keep their ids in the query. */
const PAGE_FIELDS = ['id', 'cityId']

/** The address to share: it restores stay, currency and room, names the source that led to it, and carries nothing else, above all no token, user id, ticket or fragment of whoever shares it. */
export function shareLink({ address, stay, currencyCode, roomTypeId, fromKey }: SharedView): string {
  const [withoutFragment = ''] = address.split('#')
  const [path = '', query = ''] = withoutFragment.split('?')
  const own = query.split('&').filter((pair) => PAGE_FIELDS.includes(pair.split('=')[0] ?? ''))
  const fields = { ...stayQuery(stay), currency: currencyCode, ...(roomTypeId ? { room: roomTypeId } : {}), fromKey }
  const seen = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${path}?${[...own, ...seen].join('&')}`
}
