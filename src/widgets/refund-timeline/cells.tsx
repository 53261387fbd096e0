import type { RefundView } from '@/contract/refund'
import { OrderCell } from '../order-block'
import { RefundTimeline } from './index'

/** An order's refunds, and how an account is named for them. */
export interface RefundCellsProps {
  readonly refunds: readonly RefundView[]
  /** Formats an instant in the traveler's time zone. */
  readonly ownTime: (instant: string) => string
  /** Opens the form for the account of a refund that needs one. */
  readonly onNameAccount: () => void
}

/** The timelines of an order's refunds. */
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
