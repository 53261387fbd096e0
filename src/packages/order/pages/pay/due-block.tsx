import type { PaymentAttempt, PaymentPage } from '@/contract/payment'
import { formatDay } from '@/domain/days/format-day'
import { orderNoun } from '@/domain/orders/order-prompts'
import { countOf } from '@/domain/text/phrases'
import { Picture } from '@/widgets/picture'
import { Countdown } from '@/widgets/countdown'

/** What is paid for. */
export function OrderLine({ order }: { readonly order: PaymentPage['order'] }) {
  return (
    <section className="pay-order" aria-label={`Your ${orderNoun[order.type]}`}>
      <div className="pay-thumb">
        <Picture picture={order.headImg} ratio={1} width={240} isEager isDecorative />
      </div>
      <div className="pay-order-text">
        <h2 className="pay-hotel">{order.type === 'coupon' || order.type === 'mix' ? order.name : order.hotelName}</h2>
        {factsOf(order).map((fact) => (
          <p key={fact} className="pay-fact">
            {fact}
          </p>
        ))}
      </div>
    </section>
  )
}

function factsOf(order: PaymentPage['order']): string[] {
  if (order.type === 'coupon')
    return [...(order.variant === '' ? [] : [order.variant]), countOf(order.quantity, 'voucher')]
  if (order.type === 'mix') {
    const variant = order.variant === '' ? [] : [order.variant]
    const date = `${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}, ${order.hotelName}`
    return [...variant, countOf(order.quantity, 'voucher'), date, order.roomTypeName]
  }
  const days = `${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}`
  const nights = countOf(order.nights, 'night')
  const what = order.type === 'hotel' ? `${nights}, ${countOf(order.roomCount, 'room')}` : `${nights} with a voucher`
  return [order.roomTypeName, days, what]
}

/** How the last try to pay ended, where that matters for the next. */
export function AttemptText({ attempt }: { readonly attempt: PaymentAttempt | null }) {
  if (attempt?.status === 'FAILED') {
    return (
      <p className="pay-note pay-note-bad" role="alert">
        {`${attempt.failMessage ?? 'The payment was declined.'} Nothing was charged. You can pay again.`}
      </p>
    )
  }
  if (attempt?.status !== 'PENDING') return null
  return (
    <p className="pay-note" role="status">
      You started a payment, and we have not heard from the bank yet. If you pay again, the first attempt is cancelled.
    </p>
  )
}

/** What is due and for how long. */
interface DueBlockProps {
  readonly page: PaymentPage
  readonly secondsLeft: number | null
}

/** The amount, and the time left to pay it. */
export function DueBlock({ page, secondsLeft }: DueBlockProps) {
  return (
    <section className="pay-due" aria-label="Amount due">
      <p className="pay-due-label">Pay within</p>
      <p className="pay-due-time">
        {secondsLeft === null ? '–' : <Countdown seconds={secondsLeft} urgentFrom={120} />}
      </p>
      <p className="pay-due-amount">
        <span className="pay-due-code">{page.currencyCode}</span>
        <span className="pay-due-figure">{`${page.currencySymbol} ${page.currencyAmount}`}</span>
      </p>
      <p className="pay-due-label">Taxes included</p>
    </section>
  )
}
