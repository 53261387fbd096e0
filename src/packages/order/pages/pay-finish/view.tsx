import type { OrderCard } from '@/contract/order-list'
import type { FailureView } from '@/domain/failure'
import { finishHeading, type FinishState, finishText, type FinishText } from '@/domain/booking/payment-result'
import { formatDay, formatDayWithYear } from '@/domain/days/format-day'
import { codedAmount } from '@/domain/money/amount-text'
import { orderCardText } from '@/domain/orders/order-card'
import { orderNoun } from '@/domain/orders/order-prompts'
import { countOf } from '@/domain/text/phrases'
import { Button, type ButtonProps } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { type Fact, FactList } from '@/widgets/fact-list'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'

/** What the page after paying shows and does. */
export interface PayFinishViewProps {
  /** Null before the first reply. */
  readonly state: FinishState | null
  readonly order: OrderCard | null
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

/** Text of the first button after a purchase of vouchers, by how they are used. */
const useText = { exchange: 'Book date now', appointment: 'Choose a date now', code: 'See your vouchers' } as const

function actionText(action: FinishText['action'], state: FinishState, order: OrderCard | null): string {
  if (action === 'pay') return state === 'declined' ? 'Pay again' : 'Pay now'
  if (action === 'rebook') return order?.type === 'coupon' || order?.type === 'mix' ? 'Buy again' : 'Rebook'
  const canUse = state === 'confirmed' && order?.type === 'coupon' && !order.isGift
  return canUse ? useText[order.use] : viewText(order)
}

const viewText = (order: OrderCard | null) => `View ${orderNoun[order?.type ?? 'hotel']}`

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
  const type = order?.type ?? 'hotel'
  const isGift = order?.type === 'coupon' && order.isGift
  const { kind, title, text, action } = finishText(state, { kind: type, isGift, isLongWait, heldUntil })
  const message = state === 'declined' && failMessage ? `${failMessage} ${text}` : text
  return (
    <ResultHero kind={kind} title={title} text={message}>
      <Button isWide onTap={() => onAction(action)}>
        {actionText(action, state, order)}
      </Button>
      {isLongWait && kind === 'waiting' ? (
        <OtherAction isLoading={isChecking} onTap={onCheckAgain}>
          Check now
        </OtherAction>
      ) : null}
      {action === 'view' ? null : <OtherAction onTap={() => onAction('view')}>{viewText(order)}</OtherAction>}
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

function OrderFacts({ order }: { readonly order: OrderCard }) {
  const noun = orderNoun[order.type]
  return (
    <section className="paid-facts" aria-label={`Your ${noun}`}>
      <h2 className="paid-hotel">{orderCardText(order).title}</h2>
      <FactList
        facts={[
          { label: noun === 'order' ? 'Order number' : 'Booking number', value: order.orderNo },
          ...boughtFacts(order),
          { label: 'Total', value: codedAmount(order) },
        ]}
      />
    </section>
  )
}

function boughtFacts(order: OrderCard): Fact[] {
  if (order.type === 'coupon') {
    const lastDay = order.lastDay === null ? [] : [{ label: 'Use by', value: formatDayWithYear(order.lastDay) }]
    return [{ label: 'Vouchers', value: String(order.quantity) }, ...lastDay]
  }
  const rooms = order.type === 'hotel' ? order.roomCount : 1
  return [
    { label: 'Room', value: order.roomTypeName },
    { label: 'Stay', value: `${formatDay(order.checkIn)} – ${formatDay(order.checkOut)}` },
    { label: 'For', value: `${countOf(order.nights, 'night')}, ${countOf(rooms, 'room')}` },
  ]
}
