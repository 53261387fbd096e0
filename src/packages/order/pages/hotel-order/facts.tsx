import type { HotelOrder } from '@/contract/order'
import { dialHref, mailHref } from '@/domain/stays/map'
import type { WithOrder } from './view'
import { formatDay } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/stays/guests'
import { moneyLeft, orderAmount } from '@/domain/orders/next-step'
import { cancelNowText } from '@/domain/orders/cancel-quote'
import { checkinHours } from '@/domain/booking/stay-hours'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { CancellationTimeline } from '@/widgets/cancellation-timeline'
import { type Fact, FactList } from '@/widgets/fact-list'
import { PriceBreakdown } from '@/widgets/price-breakdown'
import { OrderHotel } from './hotel'
import { OrderRefunds } from './refunds'
import { EventList } from '@/widgets/event-list'
import { IconLink } from '@/widgets/icon-link'
import { OrderBlock } from '@/widgets/order-block'

/** The order and the traveler's clock. */
interface OrderHistoryProps {
  readonly order: HotelOrder
  readonly ownTime: (instant: string) => string
}

/** What happened to the booking, newest last, on the traveler's own clock. */
function OrderHistory({ order, ownTime }: OrderHistoryProps) {
  return (
    <OrderBlock title="History">
      <p className="trip-clock">In your time</p>
      <EventList events={order.logs} ownTime={ownTime} />
    </OrderBlock>
  )
}

/** How to reach the people behind the app about this booking. */
function OrderSupport({ order, shortcuts: { onSupport, chat } }: WithOrder) {
  const { email, phone } = order.support
  return (
    <OrderBlock label="Customer support" title="Need help?">
      <p className="trip-help">{`Tell us your booking number, ${order.orderNo}.`}</p>
      <IconLink icon="headset" text="Chat with customer support" {...chat} />
      <IconLink
        icon="mail"
        text={email}
        href={mailHref(email, `Booking ${order.orderNo}`)}
        onOpen={() => onSupport('mail')}
      />
      {phone ? <IconLink icon="phone" text={phone} href={dialHref(phone)} onOpen={() => onSupport('phone')} /> : null}
    </OrderBlock>
  )
}

/** The booking's facts, from the hotel to the history. */
export function OrderFacts(props: WithOrder) {
  const { order, quote } = props
  return (
    <>
      <OrderHotel {...props} />
      <OrderBlock title="Your stay">
        <FactList facts={stayFacts(order)} />
      </OrderBlock>
      <OrderBlock title="Price">
        <PriceBreakdown breakdown={order.breakdown} footnote={paidText(order)} />
        <FactList facts={[...order.payments.map((payment) => paymentFact(payment, order)), ...moneyFacts(order)]} />
      </OrderBlock>
      <OrderBlock title="Cancellation">
        {quote ? <p className="trip-quote">{cancelNowText(quote, order.paidMinor > 0)}</p> : null}
        <CancellationTimeline
          terms={order.cancellation}
          currencyCode={order.currencyCode}
          currencySymbol={order.currencySymbol}
        />
      </OrderBlock>
      <OrderRefunds {...props} />
      {props.documents}
      <KnowBeforeYouGo lines={order.knowBeforeYouGo} />
      <OrderSupport {...props} />
      <OrderHistory order={order} ownTime={props.ownTime} />
    </>
  )
}

function stayFacts(order: HotelOrder): Fact[] {
  const rooms = `${countOf(order.nights, 'night')}, ${countOf(order.roomCount, 'room')}`
  const facts: Fact[] = [
    { label: 'Check-in', value: `${formatDay(order.checkIn)}, ${checkinHours(order.checkinFrom, order.checkinUntil)}` },
    { label: 'Check-out', value: `${formatDay(order.checkOut)}, until ${order.checkoutUntil}` },
    { label: 'Length', value: rooms },
    { label: 'Room', value: `${order.roomTypeName}, ${order.bedText}` },
    { label: 'Package', value: order.packageName },
    { label: 'Meals', value: order.meal },
    {
      label: 'Guests',
      value: guestsSummary({ rooms: order.roomCount, adults: order.adults, children: order.children }),
    },
    { label: 'Lead guests', value: order.guests.map(guestText).join(', ') },
    { label: 'Contact', value: contactText(order) },
    { label: 'Arrival', value: order.arriveTime },
    { label: 'Requests', value: order.specialRequest },
  ]
  return facts.filter((fact) => fact.value !== '')
}

const guestText = ({ name, document }: HotelOrder['guests'][number]): string =>
  document ? `${name} (${document.idTypeName} ${document.idNo})` : name

const contactText = ({ contact: { name, email, countryCode, phone } }: HotelOrder): string =>
  [name, email, phone === '' ? '' : `+${countryCode} ${phone}`].filter((part) => part !== '').join(', ')

const paidText = (order: HotelOrder) => {
  const { paidMinor, refundedMinor } = order
  if (paidMinor === 0) return 'Not paid yet'
  if (refundedMinor === 0) return 'Paid'
  return refundedMinor >= paidMinor ? 'Paid and refunded' : `Paid, ${orderAmount(order, refundedMinor)} refunded`
}

const moneyFacts = (order: HotelOrder): Fact[] =>
  moneyLeft(order).map(({ label, minor }) => ({ label, value: orderAmount(order, minor) }))

const paymentFact = ({ channelName, amount }: HotelOrder['payments'][number], order: HotelOrder): Fact => ({
  label: channelName,
  value: codedAmount(order, amount),
})

function KnowBeforeYouGo({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <OrderBlock title="Know before you go">
      <ul className="trip-notes">
        {lines.map((line) => (
          <li key={line} className="trip-note">
            {line}
          </li>
        ))}
      </ul>
    </OrderBlock>
  )
}
