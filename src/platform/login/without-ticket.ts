import type { HandOffTicket } from './contract'

/** An address without the hand-off's parameters, and what stood there; a ticket without its owner is none. */
export function withoutTicket(href: string): { href: string; ticket: HandOffTicket | null; isChanged: boolean } {
  const url = new URL(href)
  const { searchParams } = url
  const ticket = searchParams.get('token') ?? ''
  const uid = searchParams.get('uid') ?? ''
  const isChanged = searchParams.has('token') || searchParams.has('uid')
  // Untouched where nothing is taken: writing the parameters anew would spell the others in another way.
  if (!isChanged) return { href: `${url.pathname}${url.search}${url.hash}`, ticket: null, isChanged }
  searchParams.delete('token')
  searchParams.delete('uid')
  return {
    href: `${url.pathname}${url.search}${url.hash}`,
    ticket: ticket === '' || uid === '' ? null : { ticket, uid },
    isChanged,
  }
}
