import type { OrderStatus } from '@/contract/order'
import type { AttemptStatus } from '@/contract/payment'

/** What the traveller is told after paying. */
export type FinishState =
  | 'confirmed'
  | 'confirming'
  | 'checking'
  | 'unpaid'
  | 'declined'
  | 'closed'
  | 'late'
  | 'refunded'
  | 'rejected'

/** How order and newest attempt stand; attempt is null where nobody has tried to pay. */
export interface FinishFacts {
  readonly order: OrderStatus
  readonly attempt: AttemptStatus | null
}

/** What is so after paying, by what the server knows; an open attempt is never a failed one. */
export function finishState({ order, attempt }: FinishFacts): FinishState {
  switch (order) {
    case 'CONFIRMED':
    case 'CHECKED_IN':
    case 'COMPLETED':
    case 'NO_SHOW':
      return 'confirmed'
    case 'CONFIRMING':
      return 'confirming'
    case 'REJECTED':
      return 'rejected'
    case 'AUTO_REFUNDING':
      return 'late'
    case 'REFUNDED':
      return 'refunded'
    case 'TO_PAY':
      return unpaidState(attempt)
    case 'CLOSED_TIMEOUT':
    case 'CANCELLED':
      return attempt === 'PENDING' || attempt === 'SUCCESS' ? 'checking' : 'closed'
  }
}

function unpaidState(attempt: AttemptStatus | null): FinishState {
  if (attempt === 'PENDING' || attempt === 'SUCCESS') return 'checking'
  return attempt === 'FAILED' ? 'declined' : 'unpaid'
}

/** Whether nothing more is to be expected without the traveller. */
export const isFinishSettled = (state: FinishState): boolean => state !== 'checking' && state !== 'confirming'
