/** The state of an order that waits for its payment, without its moves. */
export const toPay = {
  text: 'Waiting for payment',
  tone: 'attention',
  tab: 'to_pay',
  buttons: ['pay', 'cancel', 'view'],
  isPassing: true,
} as const

/** What all states have in common in which nothing of an order is still to come. */
export const over = { tone: 'over', tab: 'cancelled', buttons: ['view', 'delete'], isPassing: false } as const

/** The state of an order whose whole payment goes back. */
export const autoRefunding = {
  text: 'Refund on its way',
  tone: 'calm',
  tab: 'cancelled',
  buttons: ['view'],
  isPassing: true,
  moves: { refunded: 'REFUNDED' },
} as const

/** The state of an order whose whole payment went back; a bank may still return it. */
export const refunded = { ...over, text: 'Refunded', moves: { refund_failed: 'AUTO_REFUNDING' } } as const
