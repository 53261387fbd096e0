import type { CouponOrder } from '@/contract/coupon-order'
import { codedAmount } from '@/domain/money/amount-text'
import { ExchangeSection } from './exchange-section'
import type { WithCouponOrder } from './view'
import { VoucherCells } from '@/shell/voucher-cells'
import { OrderBlock, OrderLine } from '@/widgets/order-block'

/** One card for each voucher, and what was booked with them. */
export function Vouchers(props: WithCouponOrder) {
  const { order, actions, showingId } = props
  const { vouchers } = order
  if (vouchers.length === 0) return null
  return (
    <>
      <OrderBlock title="Vouchers">
        <VoucherCells vouchers={vouchers} actions={actions} showingId={showingId} />
        <RefundableLine order={order} />
      </OrderBlock>
      <ExchangeSection
        exchanges={vouchers.flatMap(({ exchange }) => exchange ?? [])}
        onOpen={props.onExchange}
        onReview={props.onReview}
      />
    </>
  )
}

function RefundableLine({ order }: { readonly order: CouponOrder }) {
  const { refundableMinor, refundableAmount } = order
  if (refundableMinor === 0) return null
  const count = order.vouchers.filter(({ refundMinor }) => refundMinor !== null).length
  const which = count === 1 ? 'One voucher' : `${count} vouchers`
  return <OrderLine>{`${which} can be refunded now: ${codedAmount(order, refundableAmount)} in all.`}</OrderLine>
}
