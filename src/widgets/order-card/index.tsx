import type { OrderButton } from '@/contract/order'
import type { OrderCard as OrderFacts } from '@/contract/order-list'
import { cardButtons, type OrderCardText, orderCardText } from '@/domain/orders/order-card'
import { Button } from '../button'
import { Countdown } from '../countdown'
import { Link } from '../link'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import './style.scss'

export interface OrderCardProps {
  readonly order: OrderFacts
  readonly href: string
  readonly onOpen: () => void
  readonly onButton: (button: OrderButton) => void
  /** Whole seconds until an unpaid order is closed; null for others. */
  readonly secondsLeft?: number | null
  /** The button whose call is on its way. */
  readonly busyButton?: OrderButton | null
}

/** What is on the buttons of orders. */
export const orderButtonText: Readonly<Record<OrderButton, string>> = {
  pay: 'Pay now',
  cancel: 'Cancel',
  refund: 'Cancel booking',
  view: 'View booking',
  use: 'Use',
  rebook: 'Book again',
  delete: 'Delete',
}

const buttonText = (button: OrderButton, { type }: OrderFacts) =>
  button === 'refund' && type === 'coupon' ? 'Refund' : orderButtonText[button]

/** An order in a list: how it stands, what it is, what it costs, what can be done. */
export function OrderCard(props: OrderCardProps) {
  const { order, href, onOpen, onButton, secondsLeft = null, busyButton } = props
  const buttons = cardButtons(order)
  const text = orderCardText(order)
  return (
    <article className="order">
      <Link className="order-link" href={href} onOpen={onOpen}>
        <div className="order-head">
          <span className={`order-status order-${text.tone}`}>{order.statusText}</span>
          {secondsLeft !== null && secondsLeft > 0 ? (
            <span className="order-left">
              {'Pay within '}
              <Countdown seconds={secondsLeft} />
            </span>
          ) : null}
        </div>
        <OrderBody order={order} text={text} />
      </Link>
      {buttons.length > 0 ? (
        <div className="order-buttons">
          {buttons.map((button) => (
            <Button
              key={button}
              kind={button === 'pay' ? 'primary' : 'secondary'}
              size="medium"
              label={`${buttonText(button, order)}: ${text.title}`}
              isLoading={busyButton === button}
              onTap={() => onButton(button)}
            >
              {buttonText(button, order)}
            </Button>
          ))}
        </div>
      ) : null}
    </article>
  )
}

function OrderBody({ order, text }: { readonly order: OrderFacts; readonly text: OrderCardText }) {
  return (
    <div className="order-body">
      <div className="order-thumb">
        <Picture picture={order.headImg} ratio={1} width={240} isDecorative />
      </div>
      <div className="order-text">
        <h2 className="order-name">{text.title}</h2>
        {text.facts.map((fact) => (
          <div key={fact} className="order-fact">
            {fact}
          </div>
        ))}
        <div className="order-price">
          <PriceLine
            currencyCode={order.currencyCode}
            currencySymbol={order.currencySymbol}
            currencyAmount={order.currencyAmount}
            covers={text.covers}
            size="small"
          />
        </div>
      </div>
    </div>
  )
}
