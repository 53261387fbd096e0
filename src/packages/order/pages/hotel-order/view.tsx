import type { HotelOrder } from '@/contract/order'
import type { FailureView } from '@/domain/failure'
import type { ShownQuote } from '@/domain/orders/cancel-quote'
import { ErrorState } from '@/widgets/error-state'
import { EmptyState } from '@/widgets/empty-state'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton } from '@/widgets/skeleton'
import { OrderFacts } from './facts'
import { OrderStatusBlock } from './status-block'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'

/** Shortcuts of a booking: call the hotel, show the route, add to calendar, contact support. */
export interface BookingShortcuts {
  readonly onCall: () => void
  readonly onDirections: () => void
  readonly onCalendar: () => void
  readonly onSupport: (how: 'mail' | 'phone') => void
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
  readonly onHotel: () => void
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  readonly shortcuts: BookingShortcuts
  readonly onPay: () => void
  readonly onCancel: () => void
  readonly onRebook: () => void
}

/** A booking with everything a traveler needs on the way. */
export function HotelOrderView(props: HotelOrderViewProps) {
  const { order, isSignedIn } = props
  const bottomBar = isSignedIn && order && order.buttons.some((button) => button !== 'view')
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
  const { order, failure } = props
  if (!props.isSignedIn) {
    return (
      <EmptyState
        icon="luggage"
        text="Sign in to see this booking."
        action={{ text: 'Sign in', onTap: props.onSignIn }}
      />
    )
  }
  if (!order && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (!order) return <RowsSkeleton count={5} />
  return (
    <div className="trip-body">
      <OrderStatusBlock {...props} order={order} />
      <OrderFacts {...props} order={order} />
    </div>
  )
}

/** Props of the parts, which have an order. */
export type WithOrder = HotelOrderViewProps & { readonly order: HotelOrder }

/** Actions that the server allows on the booking now. */
function OrderActions({ order, onPay, onCancel, onRebook }: WithOrder) {
  const has = (button: (typeof order.buttons)[number]) => order.buttons.includes(button)
  return (
    <BottomBar
      lead={
        has('cancel') ? (
          <Button kind="ghost" size="medium" onTap={onCancel}>
            Cancel
          </Button>
        ) : undefined
      }
    >
      {has('pay') ? (
        <Button isWide onTap={onPay}>
          {`Pay ${order.currencyCode} ${order.currencySymbol} ${order.currencyAmount}`}
        </Button>
      ) : null}
      {has('rebook') ? (
        <Button isWide onTap={onRebook}>
          Book again
        </Button>
      ) : null}
    </BottomBar>
  )
}
