import type { ChatCard } from '@/contract/chat'
import type { AnswerCard } from '@/contract/dialog'
import { stayQuery } from '@/domain/stays/stay-query'
import { go, hrefOf } from '@/platform/navigation'

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

function orderLink(type: 'hotel' | 'coupon' | 'exchange' | 'mix', orderid: string): CardLink {
  const name = type === 'mix' ? 'mixOrder' : type === 'coupon' ? 'couponOrder' : 'hotelOrder'
  return { href: hrefOf(name, { orderid }), onOpen: () => go(name, { orderid }) }
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
      return orderLink(card.type, card.orderid)
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
  return orderLink(
    kind === 'hotelOrder' ? 'hotel' : kind === 'couponOrder' ? 'coupon' : kind === 'mixOrder' ? 'mix' : 'exchange',
    id,
  )
}
