import type { CouponOrder, VoucherView } from '@/contract/coupon-order'
import { formatDay } from '@/domain/days/format-day'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { voucherTitle } from '@/domain/vouchers/voucher-text'
import { offeredButtons } from '@/shell/voucher-actions'
import { FactList } from '@/widgets/fact-list'
import { VoucherCard } from '@/widgets/voucher-card'
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
              buttons={offeredButtons(voucher, actions)}
              isShowing={showingId === voucher.voucherId}
              onShow={() => onShow(voucher)}
              onButton={(button) => actions[button]?.(voucher)}
            />
          </div>
        ))}
        <RefundableLine order={order} />
      </section>
      <Exchanges vouchers={vouchers} ownTime={props.ownTime} />
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

interface ExchangesProps {
  readonly vouchers: readonly VoucherView[]
  readonly ownTime: (instant: string) => string
}

/** The stays that were booked with the vouchers, with the certificates to show at the hotel. */
function Exchanges({ vouchers, ownTime }: ExchangesProps) {
  const booked = vouchers.flatMap(({ exchange }) => exchange ?? [])
  if (booked.length === 0) return null
  return (
    <section className="vouchers-block" aria-labelledby="vouchers-dates">
      <h2 id="vouchers-dates" className="vouchers-title">
        Dates booked
      </h2>
      {booked.map((exchange) => {
        const { status, checkIn, checkOut, certificateNo, totalMinor, cancelUntil } = exchange
        const difference = `${exchange.currencyCode} ${exchange.currencySymbol} ${exchange.currencyAmount}`
        return (
          <div key={exchange.orderid} className="vouchers-cell">
            <h3 className="vouchers-name">{exchange.hotelName}</h3>
            <FactList
              facts={[
                { label: 'State', value: exchangeOrderStates[status].text },
                { label: 'Room', value: exchange.roomTypeName },
                { label: 'Stay', value: `${formatDay(checkIn)} – ${formatDay(checkOut)}` },
                ...(certificateNo === null ? [] : [{ label: 'Certificate', value: certificateNo }]),
                { label: 'Difference', value: totalMinor === 0 ? 'None' : difference },
                ...(status === 'CONFIRMED' ? [{ label: 'Can be cancelled until', value: ownTime(cancelUntil) }] : []),
              ]}
            />
          </div>
        )
      })}
    </section>
  )
}
