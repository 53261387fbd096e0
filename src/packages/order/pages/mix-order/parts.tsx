import { formatAmount } from '@/domain/money/amount-text'
import { voucherTitle } from '@/domain/vouchers/voucher-text'
import { offeredButtons } from '@/shell/voucher-actions'
import { FactList } from '@/widgets/fact-list'
import { RefundTimeline } from '@/widgets/refund-timeline'
import { VoucherCard } from '@/widgets/voucher-card'
import { MixLink } from './mix-link'
import type { WithMixOrder } from './view'

/** One card for each voucher, once they are paid, and the way to their own page. */
export function MixVouchers({ order, links, actions, showingId }: WithMixOrder) {
  const vouchers = order.coupon?.vouchers ?? []
  if (vouchers.length === 0) return null
  return (
    <section className="mix-block" aria-label="Vouchers">
      <h2 className="mix-title">Vouchers</h2>
      {vouchers.map((voucher, index) => (
        <div key={voucher.voucherId} className="mix-cell">
          <VoucherCard
            voucher={voucher}
            title={voucherTitle(index, vouchers.length)}
            level={3}
            buttons={offeredButtons(voucher, actions)}
            isShowing={showingId === voucher.voucherId}
            onShow={() => actions.show_code?.(voucher)}
            onButton={(button) => actions[button]?.(voucher)}
          />
        </div>
      ))}
      <MixLink link={links?.vouchers ?? null} icon="info" text="Terms and use of the vouchers" />
    </section>
  )
}

/** Refunds of its parts. */
export function MixRefunds({ order, ownTime, onRefundAccount }: WithMixOrder) {
  const { refunds, currencyCode, currencySymbol } = order
  if (refunds.length === 0) return null
  const sum = refunds.reduce((minor, refund) => minor + refund.amountMinor, 0)
  return (
    <section className="mix-block" aria-label="Refunds">
      <h2 className="mix-title">Refunds</h2>
      {refunds.map((refund) => (
        <div key={refund.refundId} className="mix-cell">
          <RefundTimeline
            refund={refund}
            ownTime={ownTime}
            action={refund.needsAccount ? { text: 'Name an account', onTap: onRefundAccount } : undefined}
          />
        </div>
      ))}
      {refunds.length > 1 ? (
        <FactList
          facts={[
            { label: 'Refunds in all', value: `${currencyCode} ${currencySymbol} ${formatAmount(sum, currencyCode)}` },
          ]}
        />
      ) : null}
    </section>
  )
}

/** What happened to it. */
export function MixHistory({ order, ownTime }: WithMixOrder) {
  return (
    <section className="mix-block" aria-label="History">
      <h2 className="mix-title">History</h2>
      <FactList facts={order.logs.map(({ at, text }) => ({ label: text, value: ownTime(at) }))} />
    </section>
  )
}
