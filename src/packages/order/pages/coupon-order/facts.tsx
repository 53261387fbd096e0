import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import type { WithCouponOrder } from './view'
import { OrderBlock, OrderLine } from '@/widgets/order-block'
import { OrderBrief } from '@/widgets/order-block/brief'

/** What was bought, and where it can be used. */
export function CouponFacts({ order }: WithCouponOrder) {
  const { headImg, name, variant, subTitle, quantity, unitAmount, hotels } = order
  const lines = [variant, subTitle, `${countOf(quantity, 'voucher')} at ${codedAmount(order, unitAmount)}`]
  return (
    <OrderBlock label="Your vouchers">
      <OrderBrief picture={headImg} name={name} lines={lines} />
      <h3 className="vouchers-sub">Where to use them</h3>
      {hotels.map(({ hotelId, name: hotelName, cityName }) => (
        <OrderLine key={hotelId}>{`${hotelName}, ${cityName}`}</OrderLine>
      ))}
    </OrderBlock>
  )
}
