/** A web page's address with a one-time ticket and its owner's uid, by which the page takes over the sign-in (spec §4). */
export function withTicket(url: string, { ticket, uid }: { readonly ticket: string; readonly uid: string }): string {
  const [address = '', ...hash] = url.split('#')
  const query = `token=${encodeURIComponent(ticket)}&uid=${encodeURIComponent(uid)}`
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash.length > 0 ? `#${hash.join('#')}` : ''}`
}
