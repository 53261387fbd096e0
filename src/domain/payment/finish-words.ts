import type { FinishState } from './finish-state'

/** What the page after paying says, and the main thing to do next. */
export interface FinishWords {
  readonly kind: 'success' | 'waiting' | 'failed' | 'closed'
  readonly title: string
  readonly text: string
  readonly action: 'view' | 'pay' | 'rebook'
}

const PROMISE =
  'You can leave this page. A payment that arrives after your room was released is refunded in full automatically.'

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
    text: `We are waiting to hear from your bank or wallet. ${PROMISE}`,
    action: 'view',
  },
  unpaid: {
    kind: 'waiting',
    title: 'Not paid yet',
    text: '',
    action: 'pay',
  },
  declined: {
    kind: 'failed',
    title: 'The payment was declined',
    text: 'Nothing was charged.',
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
    text: 'Your room had already been released. Your refund in full is on its way.',
    action: 'rebook',
  },
  refunded: {
    kind: 'closed',
    title: 'Refunded',
    text: 'Your money was refunded in full.',
    action: 'rebook',
  },
  rejected: {
    kind: 'closed',
    title: 'The hotel could not confirm',
    text: 'Your money is refunded in full. We are sorry.',
    action: 'rebook',
  },
}

/** Words for how a payment has ended; when asking has gone on for long nothing is called failed, the answer will come by e-mail. `keptUntil` is the deadline on the traveler's clock, where one is known. */
export function finishWords(state: FinishState, isLongWait: boolean, keptUntil: string | null): FinishWords {
  if (state === 'unpaid' || state === 'declined') return withDeadline(words[state], keptUntil)
  const said = words[state]
  if (!isLongWait || (state !== 'checking' && state !== 'confirming')) return said
  return { ...said, kind: 'waiting', title: 'Still confirming, we will e-mail you', text: PROMISE }
}

function withDeadline(said: FinishWords, keptUntil: string | null): FinishWords {
  const deadline = keptUntil
    ? `Your booking is held until ${keptUntil}, your time.`
    : 'Your booking is held until the payment deadline.'
  return { ...said, text: [said.text, deadline].filter((part) => part !== '').join(' ') }
}

/** What stands in the page's heading: the specification's title where it is true, else how the payment stands. */
export const finishHeading = (state: FinishState | null): string => {
  if (state === null || words[state].kind === 'success') return 'Payment Complete'
  return words[state].title
}
