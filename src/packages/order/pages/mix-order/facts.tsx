import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { FactList } from '@/widgets/fact-list'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { Picture } from '@/widgets/picture'
import { RefundTimeline } from '@/widgets/refund-timeline'
import type { WithMixOrder } from './view'

/** What was bought, the date of the first voucher, and the way to both. */
export function OrderFacts({ order, vouchersHref, onVouchers }: WithMixOrder) {
  const { headImg, name, variant, quantity, hotelName, roomTypeName, checkIn, checkOut, exchange } = order
  const lines = [variant, countOf(quantity, 'voucher')].filter((line) => line !== '')
  const date = [`${formatDay(checkIn)} – ${formatDay(checkOut)}`, hotelName, roomTypeName]
  const certificate = exchange?.certificateNo ?? null
  return (
    <section className="mix-block" aria-label="Your order">
      <div className="mix-sku">
        <div className="mix-thumb">
          <Picture picture={headImg} ratio={1} width={240} isEager isDecorative />
        </div>
        <div className="mix-sku-text">
          <h2 className="mix-name">{name}</h2>
          {lines.map((line) => (
            <p key={line} className="mix-line">
              {line}
            </p>
          ))}
        </div>
      </div>
      <h3 className="mix-sub">{exchange ? `Date: ${exchange.statusText.toLowerCase()}` : 'Date'}</h3>
      {date.map((line) => (
        <p key={line} className="mix-line">
          {line}
        </p>
      ))}
      {certificate === null ? null : <p className="mix-line">{`Certificate ${certificate}`}</p>}
      <p className="mix-line">{order.cancelText}</p>
      {vouchersHref === null ? null : (
        <Link className="mix-link" href={vouchersHref} onOpen={onVouchers}>
          <Icon name="ticket" size={18} />
          <span className="mix-link-text">See vouchers and date</span>
        </Link>
      )}
    </section>
  )
}

/** What it costs: the vouchers, the difference of the date, and both. */
export function PriceFacts({ order, ownTime }: WithMixOrder) {
  const { voucherAmount, parts, currencyCode, currencySymbol, currencyAmount } = order
  return (
    <section className="mix-block" aria-label="Price">
      <h2 className="mix-title">Price</h2>
      <FactList
        facts={[
          { label: countOf(order.quantity, 'voucher'), value: voucherAmount },
          ...parts.map(({ text, amount }) => ({ label: text, value: amount })),
          { label: 'Total', value: `${currencyCode} ${currencySymbol} ${currencyAmount}` },
          { label: 'Order number', value: order.orderNo },
          { label: 'Ordered', value: ownTime(order.createdAt) },
        ]}
      />
    </section>
  )
}

/** Refunds of its parts. */
export function MixRefunds({ order, ownTime }: WithMixOrder) {
  if (order.refunds.length === 0) return null
  return (
    <section className="mix-block" aria-label="Refunds">
      <h2 className="mix-title">Refunds</h2>
      {order.refunds.map((refund) => (
        <div key={refund.refundId} className="mix-cell">
          <RefundTimeline refund={refund} ownTime={ownTime} />
        </div>
      ))}
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
