import type { OrderKind } from './order-tables'

/** What is done to an order only after a confirmation. */
export type ConfirmedAction = 'cancel' | 'delete'

/** An order that a prompt or a message is about. */
export interface PromptedOrder {
  readonly type: OrderKind
  /** The name of its hotel, or of its vouchers. */
  readonly title: string
}

/** What an order of a kind is called in a sentence. */
export const orderNoun: Readonly<Record<OrderKind, 'booking' | 'order'>> = {
  hotel: 'booking',
  coupon: 'order',
  exchange: 'booking',
  mix: 'order',
}

/** The words of a prompt. */
export interface PromptText {
  readonly title: string
  readonly confirmText: string
  readonly text: string
}

const uncharged = 'Nothing has been paid, so nothing is charged.'

const cancelText: Readonly<Record<OrderKind, (title: string) => string>> = {
  hotel: (title) => `Your rooms at ${title} go back on sale. ${uncharged}`,
  coupon: (title) => `Your vouchers, ${title}, go back on sale. ${uncharged}`,
  mix: (title) => `Your vouchers, ${title}, and their room go back on sale. ${uncharged}`,
  exchange: (title) => `Your room at ${title} goes back on sale, and your voucher is free again. ${uncharged}`,
}

const deleteText: Readonly<Record<OrderKind, (title: string) => string>> = {
  hotel: (title) => `Your booking at ${title} leaves your list for good.`,
  coupon: (title) => `Your order of ${title} leaves your list for good.`,
  mix: (title) => `Your order of ${title} leaves your list for good.`,
  exchange: (title) => `Your booking at ${title} leaves your list for good.`,
}

/** The words before an unpaid order is cancelled, or one that is over is hidden. */
export function promptText(action: ConfirmedAction, { type, title }: PromptedOrder): PromptText {
  const noun = orderNoun[type]
  if (action === 'cancel')
    return { title: `Cancel this ${noun}?`, confirmText: `Cancel ${noun}`, text: cancelText[type](title) }
  const text = `${deleteText[type](title)} Refunds that are on their way still reach you.`
  return { title: `Delete this ${noun}?`, confirmText: `Delete ${noun}`, text }
}

/** The message that it is done: "Booking cancelled". */
export function doneText(action: ConfirmedAction, type: OrderKind): string {
  const noun = orderNoun[type] === 'order' ? 'Order' : 'Booking'
  return `${noun} ${action === 'cancel' ? 'cancelled' : 'deleted'}`
}
