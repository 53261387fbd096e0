import type { PaymentPage } from '@/contract/payment'

/** What the payment page says when nothing can be paid any more. */
export interface OverWords {
  readonly title: string
  readonly text: string
}

/** Words for a payment that is over: nothing is called uncharged while an attempt or the server's word is open. */
export function overWords({ status, attempt, payExpireTime, serverTime }: PaymentPage): OverWords {
  const isEarly = status === 'CLOSED' && Date.parse(serverTime) < Date.parse(payExpireTime)
  const isOpen = status !== 'CLOSED' || attempt?.status === 'PENDING' || attempt?.status === 'SUCCESS'
  return {
    title: isEarly ? 'This booking is closed' : 'The time to pay is over',
    text: isOpen
      ? 'If a payment still arrives, it is refunded in full automatically. You can book the room again while it is available.'
      : 'The room was released and nothing was charged. You can book it again while it is available.',
  }
}
