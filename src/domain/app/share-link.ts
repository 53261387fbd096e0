import { shownCurrencies } from '../money/currency'
import type { WantedStay } from '../stays/wanted-stay'
import { stayQuery } from '../stays/stay-query'

/** Channel facts in a link: where its visitor comes from. */
interface LinkedChannel {
  readonly channelId: string | null
  readonly fromKey: string | null
}

/** Short and of plain characters, so that no address, text or token of a person fits. */
const KEY = /^[\w.-]{1,64}$/

const keyOf = (text: string | undefined): string | null => (text !== undefined && KEY.test(text) ? text : null)

/** Reads channel id and fromKey out of an address's query; null where one is absent or no such key. */
export const readChannel = (fields: Readonly<Record<string, string | undefined>>): LinkedChannel => ({
  channelId: keyOf(fields['Channel-Id'] ?? fields.channelId),
  fromKey: keyOf(fields.fromKey),
})

/** What a shared link requests besides the stay; null where it requests nothing or something invalid. */
interface SharedRequest {
  readonly currencyCode: string | null
  readonly roomTypeId: string | null
}

const ID = /^[A-Za-z0-9_-]{1,40}$/

/** Reads a shared link's request from an address's query. */
export function readShared(fields: Readonly<Record<string, string | undefined>>): SharedRequest {
  const { currency = '', room = '' } = fields
  const isShown = shownCurrencies.some(({ code }) => code === currency)
  return { currencyCode: isShown ? currency : null, roomTypeId: ID.test(room) ? room : null }
}

/** A page to share: its address, with what the link restores for the visitor. */
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
const PAGE_FIELDS = ['id', 'cityId', 'skuId']

/** Returns the address to share: it restores stay, currency and room, and names its source. It carries nothing else: no token, user id, ticket or fragment of the sharer. */
export function shareLink({ address, stay, currencyCode, roomTypeId, fromKey }: SharedView): string {
  const [withoutFragment = ''] = address.split('#')
  const [path = '', query = ''] = withoutFragment.split('?')
  const own = query.split('&').filter((pair) => PAGE_FIELDS.includes(pair.split('=')[0] ?? ''))
  const fields = { ...stayQuery(stay), currency: currencyCode, ...(roomTypeId ? { room: roomTypeId } : {}), fromKey }
  const seen = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${path}?${[...own, ...seen].join('&')}`
}
