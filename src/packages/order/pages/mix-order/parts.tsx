import { codedAmount, formatAmount } from '@/domain/money/amount-text'
import { FactList } from '@/widgets/fact-list'
import { MixLink } from './mix-link'
import type { WithMixOrder } from './view'
import { VoucherCells } from '@/shell/voucher-cells'
import { OrderBlock } from '@/widgets/order-block'
import { RefundCells } from '@/widgets/refund-timeline/cells'

/** One card for each voucher, once they are paid, and the way to their own page. */
export function MixVouchers({ order, links, actions, showingId }: WithMixOrder) {
  const vouchers = order.coupon?.vouchers ?? []
  if (vouchers.length === 0) return null
  return (
    <OrderBlock title="Vouchers">
      <VoucherCells vouchers={vouchers} actions={actions} showingId={showingId} />
      <MixLink link={links?.vouchers ?? null} icon="info" text="Terms and use of the vouchers" />
    </OrderBlock>
  )
}

/** Refunds of its parts. */
export function MixRefunds({ order, ownTime, onRefundAccount }: WithMixOrder) {
  const { refunds, currencyCode } = order
  if (refunds.length === 0) return null
  const sum = refunds.reduce((minor, refund) => minor + refund.amountMinor, 0)
  return (
    <OrderBlock title="Refunds">
      <RefundCells refunds={refunds} ownTime={ownTime} onNameAccount={onRefundAccount} />
      {refunds.length > 1 ? (
        <FactList facts={[{ label: 'Refunds in all', value: codedAmount(order, formatAmount(sum, currencyCode)) }]} />
      ) : null}
    </OrderBlock>
  )
}

/** What happened to it, and the way to customer support. */
export function MixHistory({ order, links, ownTime }: WithMixOrder) {
  return (
    <>
      <OrderBlock title="History">
        <FactList facts={order.logs.map(({ at, text }) => ({ label: text, value: ownTime(at) }))} />
      </OrderBlock>
      <OrderBlock label="Customer support" title="Need help?">
        <MixLink link={links?.support ?? null} icon="headset" text="Chat with customer support" />
      </OrderBlock>
    </>
  )
}
