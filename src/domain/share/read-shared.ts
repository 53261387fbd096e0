import { shownCurrencies } from '../money/shown-currencies'

/** What a shared link asks for besides the stay; null where it does not, or asks for what is not there. */
export interface SharedAsk {
  readonly currencyCode: string | null
  readonly roomTypeId: string | null
}

const ID = /^[A-Za-z0-9_-]{1,40}$/

/** Reads what a shared link asks for out of an address's query. */
export function readShared(fields: Readonly<Record<string, string | undefined>>): SharedAsk {
  const { currency = '', room = '' } = fields
  const isShown = shownCurrencies.some(({ code }) => code === currency)
  return { currencyCode: isShown ? currency : null, roomTypeId: ID.test(room) ? room : null }
}
