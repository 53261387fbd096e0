/** An address without the hand-off's parameters, and the one-time ticket that stood there. */
export function withoutTicket(href: string): { href: string; ticket: string | null } {
  const url = new URL(href)
  const ticket = url.searchParams.get('token')
  url.searchParams.delete('token')
  url.searchParams.delete('uid')
  return { href: `${url.pathname}${url.search}${url.hash}`, ticket: ticket === '' ? null : ticket }
}
