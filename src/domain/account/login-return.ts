/** Whether an address is a page of the given origin ("https://host"), and not only begins like one. */
export function isOwnPage(url: string, origin: string): boolean {
  if (origin === '' || !url.startsWith(origin)) return false
  return /^[/?#]/.test(url.slice(origin.length)) && !/[\s\\]/.test(url)
}

const isSignInTokenPair = (pair: string) => /^(token|uid)=/.test(pair)

/** Returns the same-origin page that a native page returns to, without one-time sign-in token parameters; null for any other address. */
export function ownReturn(returnTo: string, origin: string): string | null {
  if (!isOwnPage(returnTo, origin)) return null
  const [address = '', ...hash] = returnTo.split('#')
  const [path = '', ...search] = address.split('?')
  const pairs = search
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !isSignInTokenPair(pair))
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  return path + query + (hash.length > 0 ? `#${hash.join('#')}` : '')
}

/** A web page's address with a one-time ticket and its owner's uid, by which the page takes over the sign-in (spec §4). */
export function withTicket(url: string, { ticket, uid }: { readonly ticket: string; readonly uid: string }): string {
  const [address = '', ...hash] = url.split('#')
  const query = `token=${encodeURIComponent(ticket)}&uid=${encodeURIComponent(uid)}`
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}
