import type { ChatCard } from '@/contract/chat'
import type { AnswerCard } from '@/contract/dialog'
import type { OrderPage } from '@/domain/orders/order-page'
import { stayQuery } from '@/domain/stays/stay-query'
import { go, hrefOf } from '@/platform/navigation'
import { hrefOfOrderPage, openOrderPage } from '@/shell/order-page'

/** Where something leads. */
export interface CardLink {
  readonly href: string
  readonly onOpen: () => void
}

const hotelLink = (id: string, query: Record<string, string | number>): CardLink => ({
  href: hrefOf('hotelDetail', { id }, query),
  onOpen: () => go('hotelDetail', { id }, query),
})

const productLink = (skuId: string): CardLink => ({
  href: hrefOf('productDetail', { skuId }),
  onOpen: () => go('productDetail', { skuId }),
})

/** A stay that is booked with a voucher has no page of its own: it is shown in the wallet. */
function orderLink(kind: 'hotelOrder' | 'couponOrder' | 'mixOrder' | 'exchangeOrder', orderid: string): CardLink {
  const page: OrderPage = kind === 'exchangeOrder' ? { route: 'wallet' } : { route: kind, orderid }
  return { href: hrefOfOrderPage(page), onOpen: () => openOrderPage(page) }
}

/** Where a card of an answer leads: an offer to the booking form, with the stay that it was priced for. */
export function answerLink(card: AnswerCard): CardLink | null {
  switch (card.kind) {
    case 'hotel':
      return hotelLink(card.card.id, stayQuery(card.stay))
    case 'offer': {
      const [params, query] = [{ pid: card.offer.pid }, stayQuery(card.stay)]
      if (!card.offer.price) return hotelLink(card.hotelId, query)
      return { href: hrefOf('hotelBook', params, query), onOpen: () => go('hotelBook', params, query) }
    }
    case 'order':
      return orderLink(`${card.type}Order`, card.orderid)
    case 'policy':
      return card.hotelId === null ? null : hotelLink(card.hotelId, {})
    case 'voucher':
      return productLink(card.card.skuId)
  }
}

/** Where a card of a chat leads. */
export function chatLink({ kind, id }: ChatCard): CardLink {
  if (kind === 'hotel') return hotelLink(id, {})
  if (kind === 'product') return productLink(id)
  return orderLink(kind, id)
}
