import { isOwnPage } from '@/domain/payment/is-own-page'

const isHandOff = (pair: string) => /^(token|uid)=/.test(pair)

/** The address that a native page returns to: a page of the given origin, without a hand-off that it may bring; null for any other address. */
export function ownReturn(returnTo: string, origin: string): string | null {
  if (!isOwnPage(returnTo, origin)) return null
  const [address = '', ...hash] = returnTo.split('#')
  const [path = '', ...search] = address.split('?')
  const pairs = search
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !isHandOff(pair))
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  return path + query + (hash.length > 0 ? `#${hash.join('#')}` : '')
}
