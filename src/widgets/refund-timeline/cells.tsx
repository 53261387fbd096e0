import type { RefundView } from '@/contract/refund'
import { OrderCell } from '../order-block'
import { RefundTimeline } from './index'

/** The refunds of an order. */
export interface RefundCellsProps {
  readonly refunds: readonly RefundView[]
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  /** Names an account for a refund that can't go back the way it was paid. */
  readonly onNameAccount: () => void
}

/** The way of each refund of an order. */
export function RefundCells({ refunds, ownTime, onNameAccount }: RefundCellsProps) {
  return (
    <>
      {refunds.map((refund) => (
        <OrderCell key={refund.refundId}>
          <RefundTimeline refund={refund} ownTime={ownTime} onNameAccount={onNameAccount} />
        </OrderCell>
      ))}
    </>
  )
}
