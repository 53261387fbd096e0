import { hasSoldRooms, orderTone } from '@/domain/orders/hotel-order'
import { nextStepText } from '@/domain/orders/next-step'
import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'
import { StatusHeader } from '@/widgets/status-header'
import type { WithOrder } from './view'
import { OrderBlock } from '@/widgets/order-block'

/** How the booking stands, with what is shown at the desk. */
export function OrderStatusBlock({ order, onCopy, ownTime, shortcuts }: WithOrder) {
  const { confirmationNo, pinCode, status } = order
  return (
    <>
      <StatusHeader tone={orderTone(order.status)} title={order.statusText} text={nextStepText(order, ownTime)} />
      <OrderBlock className="trip-codes" label="Numbers of this booking">
        <Code name="Booking number" value={order.orderNo} onCopy={onCopy} />
        {confirmationNo ? <Code name="Hotel confirmation" value={confirmationNo} onCopy={onCopy} /> : null}
        {pinCode ? <Code name="PIN" value={pinCode} onCopy={onCopy} /> : null}
        {confirmationNo && hasSoldRooms(status) && orderTone(status) !== 'over' ? (
          <Button kind="secondary" size="medium" isWide onTap={() => shortcuts.onSheet({ kind: 'desk' })}>
            Show QR code
          </Button>
        ) : null}
      </OrderBlock>
    </>
  )
}

interface CodeProps {
  readonly name: string
  readonly value: string
  readonly onCopy: (text: string, what: string) => void
}

function Code({ name, value, onCopy }: CodeProps) {
  return (
    <div className="trip-code">
      <span className="trip-code-name">{name}</span>
      <span className="trip-code-value">{value}</span>
      <button type="button" className="trip-copy" aria-label={`Copy ${name}`} onClick={() => onCopy(value, name)}>
        <Icon name="copy" size={18} />
      </button>
    </div>
  )
}
