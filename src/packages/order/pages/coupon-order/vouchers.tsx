import type { CouponOrder } from '@/contract/coupon-order'
import { voucherTitle } from '@/domain/vouchers/voucher-text'
import { offeredButtons } from '@/shell/voucher-actions'
import { VoucherCard } from '@/widgets/voucher-card'
import { ExchangeSection } from './exchange-section'
import type { WithCouponOrder } from './view'

/** One card for each voucher, and what was booked with them. */
export function Vouchers(props: WithCouponOrder) {
  const { order, actions, showingId, onShow } = props
  const { vouchers } = order
  if (vouchers.length === 0) return null
  return (
    <>
      <section className="vouchers-block" aria-labelledby="vouchers-list">
        <h2 id="vouchers-list" className="vouchers-title">
          Vouchers
        </h2>
        {vouchers.map((voucher, index) => (
          <div key={voucher.voucherId} className="vouchers-cell">
            <VoucherCard
              voucher={voucher}
              title={voucherTitle(index, vouchers.length)}
              level={3}
              buttons={offeredButtons(voucher, actions)}
              isShowing={showingId === voucher.voucherId}
              onShow={() => onShow(voucher)}
              onButton={(button) => actions[button]?.(voucher)}
            />
          </div>
        ))}
        <RefundableLine order={order} />
      </section>
      <ExchangeSection exchanges={vouchers.flatMap(({ exchange }) => exchange ?? [])} onOpen={props.onExchange} />
    </>
  )
}

function RefundableLine({ order }: { readonly order: CouponOrder }) {
  const { refundableMinor, refundableAmount, currencyCode, currencySymbol } = order
  if (refundableMinor === 0) return null
  const count = order.vouchers.filter(({ refundMinor }) => refundMinor !== null).length
  const which = count === 1 ? 'One voucher' : `${count} vouchers`
  return (
    <p className="vouchers-note">
      {`${which} can be refunded now: ${currencyCode} ${currencySymbol} ${refundableAmount} in all.`}
    </p>
  )
}
