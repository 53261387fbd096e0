import type { ReactNode } from 'react'
import type { HotelOrder, OrderButton } from '@/contract/order'
import type { FailureView } from '@/domain/failure'
import { codedAmount, formatAmount } from '@/domain/money/amount-text'
import { moneyLeft } from '@/domain/orders/next-step'
import type { ShownQuote } from '@/domain/orders/cancel-quote'
import { PriceLine } from '@/widgets/price-line'
import { Screen } from '@/widgets/screen'
import { OrderFacts } from './facts'
import type { OrderSheet } from './open-sheet'
import { OrderStatusBlock } from './status-block'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { OwnContent } from '@/widgets/own-content'

/** A file that went with a request: its name, and its path at the main API. */
export interface SentFileLink {
  readonly fileName: string
  readonly path: string
}

/** Shortcuts of a booking: call the hotel, show the route, add to calendar, contact support. */
export interface BookingShortcuts {
  readonly onCall: () => void
  readonly onDirections: () => void
  readonly onCalendar: () => void
  readonly onSupport: (how: 'mail' | 'phone') => void
  readonly onHotel: () => void
  /** The way to customer support about this booking. */
  readonly chat: { readonly href: string; readonly onOpen: () => void }
  /** Opens the card for a driver, the one for the desk, or the form for a refund's account. */
  readonly onSheet: (sheet: OrderSheet) => void
  /** Opens or saves a file that went with a request to the hotel. */
  readonly onFile: (file: SentFileLink) => void
}

/** What can be done with a booking where its buttons allow it. */
export interface BookingActions {
  readonly onPay: () => void
  readonly onCancel: () => void
  readonly onRefund: () => void
  readonly onRebook: () => void
  readonly onDelete: () => void
  /** Writes a review of the stay; left out where that is not possible. */
  readonly onReview?: (() => void) | undefined
  /** Posts a moment from the stay; left out before it is over. */
  readonly onPost?: (() => void) | undefined
}

/** What the page of a booking shows and does. */
export interface HotelOrderViewProps {
  readonly isSignedIn: boolean
  readonly order: HotelOrder | null
  readonly failure: FailureView | null
  /** Null where nothing can be cancelled. */
  readonly quote: ShownQuote | null
  readonly hrefOfHotel: string | null
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  readonly onCopy: (text: string, what: string) => void
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  readonly shortcuts: BookingShortcuts
  readonly actions: BookingActions
  /** The section of receipts and invoices; null where there is none. */
  readonly documents: ReactNode
}

/** A booking with everything a traveler needs on the way. */
export function HotelOrderView(props: HotelOrderViewProps) {
  const { order, isSignedIn } = props
  const bottomBar = isSignedIn && order && (props.actions.onReview || order.buttons.some((button) => button !== 'view'))
  return (
    <Screen
      title="Order Details"
      onBack={props.onBack}
      className="trip"
      bottomBar={bottomBar ? <OrderActions {...props} order={order} /> : undefined}
    >
      <HotelOrderContent {...props} />
    </Screen>
  )
}

function HotelOrderContent(props: HotelOrderViewProps) {
  return (
    <OwnContent {...props} value={props.order} icon="luggage" signInText="Sign in to see this booking.">
      {(order) => (
        <div className="trip-body">
          <OrderStatusBlock {...props} order={order} />
          <OrderFacts {...props} order={order} />
        </div>
      )}
    </OwnContent>
  )
}

/** Props of the parts, which have an order. */
export type WithOrder = HotelOrderViewProps & { readonly order: HotelOrder }

/** Actions that the server allows on the booking now. */
function OrderActions({ order, actions }: WithOrder) {
  const has = (button: OrderButton) => order.buttons.includes(button)
  return (
    <BottomBar lead={barLead(order, actions)}>
      {has('pay') ? (
        <Button isWide onTap={actions.onPay}>
          {`Pay ${codedAmount(order)}`}
        </Button>
      ) : null}
      {has('refund') ? (
        <Button isWide kind="secondary" onTap={actions.onRefund}>
          Cancel booking
        </Button>
      ) : null}
      {actions.onReview ? (
        <Button isWide onTap={actions.onReview}>
          Write a review
        </Button>
      ) : null}
      {has('rebook') ? (
        <Button isWide kind={actions.onReview ? 'secondary' : 'primary'} onTap={actions.onRebook}>
          Book again
        </Button>
      ) : null}
    </BottomBar>
  )
}

/** Beside the main action: cancelling what is not paid, hiding what is over, or the total of what can be cancelled. */
function barLead(order: HotelOrder, { onCancel, onDelete }: BookingActions): ReactNode {
  const { buttons } = order
  if (buttons.includes('cancel'))
    return (
      <Button kind="ghost" size="medium" onTap={onCancel}>
        Cancel
      </Button>
    )
  if (buttons.includes('delete'))
    return (
      <Button kind="ghost" size="medium" onTap={onDelete}>
        Delete
      </Button>
    )
  return buttons.includes('refund') ? <TotalLeft order={order} /> : undefined
}

/** What the booking costs without the rooms that were cancelled. */
function TotalLeft({ order }: Pick<WithOrder, 'order'>) {
  const { currencyCode, currencySymbol, totalMinor } = order
  const leftMinor = moneyLeft(order).at(-1)?.minor ?? totalMinor
  return (
    <PriceLine
      currencyCode={currencyCode}
      currencySymbol={currencySymbol}
      currencyAmount={formatAmount(leftMinor, currencyCode)}
      covers="paid, taxes included"
    />
  )
}
