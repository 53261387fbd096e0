import { formatDay } from '@/domain/days/format-day'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { Button } from '@/widgets/button'
import { FactList } from '@/widgets/fact-list'
import { MixLink } from './mix-link'
import type { WithMixOrder } from './view'
import { OrderBlock, OrderLine } from '@/widgets/order-block'
import { OrderBrief } from '@/widgets/order-block/brief'
import { emailsText } from '@/domain/vouchers/voucher-text'

/** What was bought, with the way to its page. */
export function OrderFacts({ order, links }: WithMixOrder) {
  const { headImg, name, variant, quantity } = order
  const count = `${countOf(quantity, 'voucher')}, ${quantity === 1 ? 'with its date' : 'the first with its date'}`
  return (
    <OrderBlock label="Your order">
      <OrderBrief picture={headImg} name={name} lines={[variant, count]} />
      <MixLink link={links?.product ?? null} icon="ticket" text="What these vouchers are" />
    </OrderBlock>
  )
}

/** The date of the first voucher, its certificate once it is booked, and until when it is given up free of charge. */
export function DateFacts({ order, links, onCertificate }: WithMixOrder) {
  const { hotelName, roomTypeName, checkIn, checkOut, nights, exchange, status, cancelText } = order
  const certificateNo = exchange?.certificateNo ?? null
  const isHeld = status === 'TO_PAY' || exchange?.status === 'CONFIRMED'
  return (
    <OrderBlock title="Date">
      <FactList
        facts={[
          ...(exchange ? [{ label: 'State', value: exchange.statusText }] : []),
          { label: 'Stay', value: `${formatDay(checkIn)} – ${formatDay(checkOut)}, ${countOf(nights, 'night')}` },
          { label: 'Hotel', value: hotelName },
          { label: 'Room', value: roomTypeName },
          ...(certificateNo === null ? [] : [{ label: 'Certificate', value: certificateNo }]),
        ]}
      />
      {isHeld ? <OrderLine>{cancelText}</OrderLine> : null}
      {exchange ? (
        <div className="mix-open">
          <Button kind="secondary" size="medium" isWide onTap={() => onCertificate(exchange.orderid)}>
            {exchange.status === 'CONFIRMED' ? 'Show certificate' : 'Details of the date'}
          </Button>
        </div>
      ) : null}
      <MixLink link={links?.hotel ?? null} icon="map-pin" text="See the hotel" />
      <MixLink link={links?.review ?? null} icon="star" text="Write a review" />
    </OrderBlock>
  )
}

/** What it costs: the vouchers, the difference of the date, and both; and what was paid and came back. */
export function PriceFacts({ order, ownTime }: WithMixOrder) {
  const { voucherAmount, parts, currencySymbol, contact } = order
  return (
    <OrderBlock title="Purchase">
      <FactList
        facts={[
          { label: countOf(order.quantity, 'voucher'), value: `${currencySymbol} ${voucherAmount}` },
          ...parts.map(({ text, amount }) => ({ label: text, value: `${currencySymbol} ${amount}` })),
          { label: 'Total', value: codedAmount(order) },
          { label: 'Order number', value: order.orderNo },
          { label: 'Ordered', value: ownTime(order.createdAt) },
        ]}
      />
      <OrderLine>{emailsText(contact.email)}</OrderLine>
    </OrderBlock>
  )
}
