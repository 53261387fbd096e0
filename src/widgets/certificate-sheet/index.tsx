import type { ExchangeOrder } from '@/contract/exchange'
import { checkinHours } from '@/domain/booking/stay-hours'
import { formatDayWithYear } from '@/domain/days/format-day'
import type { FailureView } from '@/domain/failure'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { Button } from '../button'
import { ErrorState } from '../error-state'
import { type Fact, FactList } from '../fact-list'
import { QrCode } from '../qr-code'
import { RefundTimeline } from '../refund-timeline'
import { Sheet } from '../sheet'
import { TextSkeleton } from '../skeleton'
import './style.scss'

/** A date that is or was booked with a voucher; null while it is on its way. */
export interface CertificateSheetProps {
  readonly order: ExchangeOrder | null
  readonly failure: FailureView | null
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onCalendar: () => void
  readonly onCopy: (text: string) => void
  readonly onPay: () => void
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

type WithOrder = CertificateSheetProps & { readonly order: ExchangeOrder }

/** What is shown at the hotel, how to get there, what was paid on top, and the way to cancel the date. */
export function CertificateSheet(props: CertificateSheetProps) {
  const { order, failure, onRetry, onClose } = props
  const title = order?.status === 'CONFIRMED' ? 'Show this at the hotel' : 'Date with a voucher'
  return (
    <Sheet
      isOpen
      title={title}
      size="85"
      onClose={onClose}
      footer={order && (hasMainAction(order) || order.canCancel) ? <Actions {...props} order={order} /> : undefined}
    >
      {order ? <Certificate {...props} order={order} /> : null}
      {!order && failure ? <ErrorState {...failure} onRetry={onRetry} isInline /> : null}
      {!order && !failure ? <TextSkeleton lines={6} /> : null}
    </Sheet>
  )
}

const hasMainAction = ({ status }: ExchangeOrder) => status === 'TO_PAY' || status === 'CONFIRMED'

/** What can be done with the date now. */
function Actions({ order, onPay, onCancel, onCalendar }: WithOrder) {
  const { status, canCancel } = order
  const main =
    status === 'TO_PAY' ? { text: 'Pay the difference', onTap: onPay } : { text: 'Add to calendar', onTap: onCalendar }
  return (
    <div className="certificate-actions">
      {hasMainAction(order) ? (
        <Button isWide onTap={main.onTap}>
          {main.text}
        </Button>
      ) : null}
      {canCancel ? (
        <Button isWide kind="ghost" onTap={onCancel}>
          Cancel this date
        </Button>
      ) : null}
    </div>
  )
}

function Certificate({ order, ownTime, onCopy }: WithOrder) {
  const { status, certificateNo, addressLocal, hotelLocalName, hotelName, refunds } = order
  const isBooked = status === 'CONFIRMED' && certificateNo !== null
  return (
    <div className="certificate">
      {isBooked ? (
        <div className="certificate-code">
          <QrCode text={certificateNo} label={`QR code of the certificate ${certificateNo}`} />
          <p className="certificate-number">{certificateNo}</p>
        </div>
      ) : null}
      <FactList facts={factsOf(order)} />
      <div className="certificate-local">
        <p className="certificate-address">{`${hotelLocalName || hotelName}, ${addressLocal}`}</p>
        <Button kind="secondary" size="small" onTap={() => onCopy(`${hotelLocalName || hotelName}\n${addressLocal}`)}>
          Copy address
        </Button>
      </div>
      <FactList facts={priceFacts(order)} />
      {status === 'CONFIRMED' || status === 'TO_PAY' ? <p className="certificate-note">{order.cancelText}</p> : null}
      {refunds.map((refund) => (
        <div key={refund.refundId} className="certificate-refund">
          <RefundTimeline refund={refund} ownTime={ownTime} />
        </div>
      ))}
    </div>
  )
}

function factsOf(order: ExchangeOrder): Fact[] {
  const { checkIn, checkOut, checkinFrom, checkinUntil, checkoutUntil, nights, roomTypeName, bedText } = order
  const documents = order.guests.map(({ name, document }) =>
    document ? `${name}, ${document.idTypeName} ${document.idNo}` : name,
  )
  return [
    { label: 'State', value: order.statusText },
    { label: 'Hotel', value: order.hotelName },
    { label: 'Check-in', value: `${formatDayWithYear(checkIn)}, ${checkinHours(checkinFrom, checkinUntil)}` },
    { label: 'Check-out', value: `${formatDayWithYear(checkOut)}, until ${checkoutUntil}` },
    { label: 'Room', value: `${roomTypeName}, ${bedText}, ${countOf(nights, 'night')}` },
    { label: order.guests.length === 1 ? 'Guest' : 'Guests', value: documents.join('; ') },
    { label: 'Address', value: order.address },
    { label: 'Phone', value: order.hotelPhone },
    { label: 'Request', value: order.specialRequest },
    { label: 'Booking number', value: order.orderNo },
  ].filter(({ value }) => value !== '')
}

function priceFacts(order: ExchangeOrder): Fact[] {
  const total = { label: 'On top of the voucher', value: codedAmount(order) }
  return [
    ...order.parts.map(({ text, amount }) => ({ label: text, value: `${order.currencySymbol} ${amount}` })),
    total,
  ]
}
