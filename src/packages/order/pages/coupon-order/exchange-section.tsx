import type { ExchangeOrderCard } from '@/contract/coupon-order'
import { formatDay } from '@/domain/days/format-day'
import { codedAmount } from '@/domain/money/amount-text'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { Button } from '@/widgets/button'
import { FactList } from '@/widgets/fact-list'
import { OrderBlock, OrderCell } from '@/widgets/order-block'

/** The stays that were booked with vouchers, and what opens one of them. */
export interface ExchangeSectionProps {
  readonly exchanges: readonly ExchangeOrderCard[]
  readonly onOpen: (orderid: string) => void
  /** Leads to the review of a stay that is over. */
  readonly onReview: (exchange: ExchangeOrderCard) => void
}

/** Dates that are or were booked with the vouchers; each opens with its certificate and the way to cancel it. */
export function ExchangeSection({ exchanges, onOpen, onReview }: ExchangeSectionProps) {
  if (exchanges.length === 0) return null
  return (
    <OrderBlock title="Dates booked">
      {exchanges.map((exchange) => {
        const { orderid, status, hotelName, roomTypeName, checkIn, checkOut, certificateNo } = exchange
        const isBooked = status === 'CONFIRMED'
        return (
          <OrderCell key={orderid} title={hotelName}>
            <FactList
              facts={[
                { label: 'State', value: exchangeOrderStates[status].text },
                { label: 'Room', value: roomTypeName },
                { label: 'Stay', value: `${formatDay(checkIn)} – ${formatDay(checkOut)}` },
                ...(certificateNo === null ? [] : [{ label: 'Certificate', value: certificateNo }]),
                { label: 'On top', value: differenceText(exchange) },
              ]}
            />
            <div className="vouchers-open">
              <Button
                kind="secondary"
                size="medium"
                isWide
                label={`${isBooked ? 'Certificate' : 'Details'}: ${hotelName}, ${formatDay(checkIn)}`}
                onTap={() => onOpen(orderid)}
              >
                {isBooked ? 'Show certificate' : 'Details'}
              </Button>
            </div>
            {status === 'COMPLETED' ? (
              <div className="vouchers-open">
                <Button size="medium" isWide label={`Write a review: ${hotelName}`} onTap={() => onReview(exchange)}>
                  Write a review
                </Button>
              </div>
            ) : null}
          </OrderCell>
        )
      })}
    </OrderBlock>
  )
}

const differenceText = (order: ExchangeOrderCard): string => (order.totalMinor === 0 ? 'Nothing' : codedAmount(order))
