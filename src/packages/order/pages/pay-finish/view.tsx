import type { HotelOrderCard } from '@/contract/order'
import type { FailureView } from '@/domain/failure'
import { formatDay } from '@/domain/days/format-day'
import { finishHeading, type FinishState, finishText, type FinishText } from '@/domain/booking/payment-result'
import { countOf } from '@/domain/text/phrases'
import { Button, type ButtonProps } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { FactList } from '@/widgets/fact-list'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'

/** What the page after paying shows and does. */
export interface PayFinishViewProps {
  /** Null before the first reply. */
  readonly state: FinishState | null
  readonly order: HotelOrderCard | null
  readonly isLongWait: boolean
  readonly isChecking: boolean
  /** Why a payment was declined, in the gateway's words. */
  readonly failMessage: string | null
  readonly failure: FailureView | null
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onAction: (action: FinishText['action']) => void
  readonly onHome: () => void
  readonly onCheckAgain: () => void
}

const actionText = (action: FinishText['action'], state: FinishState): string => {
  if (action === 'pay') return state === 'declined' ? 'Pay again' : 'Pay now'
  return action === 'view' ? 'View booking' : 'Rebook'
}

/** Payment complete: how it ended, or that it is still pending; a payment is never called failed because polling ended. */
export function PayFinishView(props: PayFinishViewProps) {
  const { state, order, failure } = props
  return (
    <Screen title={finishHeading(state)} onBack={props.onHome}>
      {state === null && failure ? <ErrorState {...failure} onRetry={props.onCheckAgain} /> : null}
      {state === null && !failure ? (
        <ResultHero kind="waiting" title="Checking your payment" text="This takes a moment." />
      ) : null}
      {state !== null ? <Ending {...props} state={state} /> : null}
      {order ? <OrderFacts order={order} /> : null}
    </Screen>
  )
}

type WithState = PayFinishViewProps & { readonly state: FinishState }

function Ending({
  state,
  order,
  isLongWait,
  isChecking,
  failMessage,
  ownTime,
  onAction,
  onHome,
  onCheckAgain,
}: WithState) {
  const heldUntil = order?.payExpireTime ? ownTime(order.payExpireTime) : null
  const { kind, title, text, action } = finishText(state, isLongWait, heldUntil)
  const message = state === 'declined' && failMessage ? `${failMessage} ${text}` : text
  return (
    <ResultHero kind={kind} title={title} text={message}>
      <Button isWide onTap={() => onAction(action)}>
        {actionText(action, state)}
      </Button>
      {isLongWait && kind === 'waiting' ? (
        <OtherAction isLoading={isChecking} onTap={onCheckAgain}>
          Check now
        </OtherAction>
      ) : null}
      {action === 'view' ? null : <OtherAction onTap={() => onAction('view')}>View booking</OtherAction>}
      <OtherAction kind="ghost" onTap={onHome}>
        Home
      </OtherAction>
    </ResultHero>
  )
}

function OtherAction(props: ButtonProps) {
  return (
    <div className="paid-action">
      <Button isWide kind="secondary" {...props} />
    </div>
  )
}

function OrderFacts({ order }: { readonly order: HotelOrderCard }) {
  return (
    <section className="paid-facts" aria-label="Your booking">
      <h2 className="paid-hotel">{order.hotelName}</h2>
      <FactList
        facts={[
          { label: 'Booking number', value: order.orderNo },
          { label: 'Room', value: order.roomTypeName },
          { label: 'Stay', value: `${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}` },
          { label: 'For', value: `${countOf(order.nights, 'night')}, ${countOf(order.roomCount, 'room')}` },
          { label: 'Total', value: `${order.currencyCode} ${order.currencySymbol} ${order.currencyAmount}` },
        ]}
      />
    </section>
  )
}
