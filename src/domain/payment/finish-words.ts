import type { FinishState } from './finish-state'

/** What the page after paying says, and the main thing to do next. */
export interface FinishWords {
  readonly kind: 'success' | 'waiting' | 'failed' | 'closed'
  readonly title: string
  readonly text: string
  readonly action: 'view' | 'pay' | 'rebook'
}

const PROMISE =
  'You can leave this page. If a payment arrives after your room was given back, it is refunded in full by itself.'

const words: Record<FinishState, FinishWords> = {
  confirmed: {
    kind: 'success',
    title: 'Booking confirmed',
    text: 'Your room is booked and paid. The confirmation is on its way to your e-mail.',
    action: 'view',
  },
  confirming: {
    kind: 'success',
    title: 'Payment received',
    text: 'The hotel is confirming your booking. We will e-mail you as soon as it does.',
    action: 'view',
  },
  checking: {
    kind: 'waiting',
    title: 'Checking your payment',
    text: `We are waiting for the answer of your bank or wallet. ${PROMISE}`,
    action: 'view',
  },
  unpaid: {
    kind: 'waiting',
    title: 'Not paid yet',
    text: 'Your booking is kept until the time to pay is over.',
    action: 'pay',
  },
  declined: {
    kind: 'failed',
    title: 'The payment was declined',
    text: 'Nothing was charged. Your booking is kept until the time to pay is over.',
    action: 'pay',
  },
  closed: {
    kind: 'closed',
    title: 'This booking is closed',
    text: `Nothing was charged. ${PROMISE}`,
    action: 'rebook',
  },
  late: {
    kind: 'closed',
    title: 'The payment came too late',
    text: 'Your room had already been given back. Your money is on its way back to you in full.',
    action: 'rebook',
  },
  refunded: {
    kind: 'closed',
    title: 'Refunded',
    text: 'Your money went back to you in full.',
    action: 'rebook',
  },
  rejected: {
    kind: 'closed',
    title: 'The hotel could not confirm',
    text: 'Your money goes back to you in full. We are sorry.',
    action: 'rebook',
  },
}

/** Words for how a payment has ended; when asking has gone on for long nothing is called failed, the answer will come by e-mail. */
export function finishWords(state: FinishState, isLongWait: boolean): FinishWords {
  const said = words[state]
  if (!isLongWait || (state !== 'checking' && state !== 'confirming')) return said
  return { ...said, kind: 'waiting', title: 'Still confirming, we will e-mail you', text: PROMISE }
}
