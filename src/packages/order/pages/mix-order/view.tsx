import type { MixOrder } from '@/contract/mix-order'
import type { FailureView } from '@/domain/failure'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { mixNextStep } from '@/domain/vouchers/mix-text'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton } from '@/widgets/skeleton'
import { StatusHeader } from '@/widgets/status-header'
import { MixHistory, MixRefunds, OrderFacts, PriceFacts } from './facts'

/** What the buttons of the page do. */
export type MixButton = 'pay' | 'cancel' | 'cancel_paid' | 'delete'

/** What the page of an order of vouchers with a date shows and does. */
export interface MixOrderViewProps {
  readonly isSignedIn: boolean
  readonly order: MixOrder | null
  readonly failure: FailureView | null
  /** The page of its vouchers; null until it is paid. */
  readonly vouchersHref: string | null
  /** An instant on the buyer's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onButton: (button: MixButton) => void
  readonly onVouchers: () => void
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** Props of the parts, which have an order. */
export type WithMixOrder = MixOrderViewProps & { readonly order: MixOrder }

/** An order of vouchers with the date of the first of them. */
export function MixOrderView(props: MixOrderViewProps) {
  const { order, isSignedIn, onBack } = props
  const hasBar = isSignedIn && order && buttonsOf(order).length > 0
  return (
    <Screen
      title="Order Details"
      onBack={onBack}
      bottomBar={hasBar ? <OrderBar {...props} order={order} /> : undefined}
    >
      <Content {...props} />
    </Screen>
  )
}

function Content(props: MixOrderViewProps) {
  const { order, failure, isSignedIn, ownTime } = props
  if (!isSignedIn) {
    const action = { text: 'Sign in', onTap: props.onSignIn }
    return <EmptyState icon="ticket" text="Sign in to see this order." action={action} />
  }
  if (!order && failure) return <ErrorState {...failure} onRetry={props.onRetry} />
  if (!order) return <RowsSkeleton count={5} />
  const { tone } = mixOrderStates[order.status]
  return (
    <div className="mix-body">
      <StatusHeader tone={tone} title={order.statusText} text={mixNextStep(order, ownTime)} />
      <OrderFacts {...props} order={order} />
      <PriceFacts {...props} order={order} />
      <MixRefunds {...props} order={order} />
      <MixHistory {...props} order={order} />
    </div>
  )
}

/** What the order offers now, main action last. */
function buttonsOf({ buttons, cancel }: MixOrder): MixButton[] {
  const own = (['cancel', 'delete', 'pay'] as const).filter((button) => buttons.includes(button))
  return cancel ? [...own, 'cancel_paid'] : own
}

const buttonText: Readonly<Record<Exclude<MixButton, 'pay'>, string>> = {
  cancel: 'Cancel',
  cancel_paid: 'Cancel order',
  delete: 'Delete',
}

function OrderBar({ order, onButton }: WithMixOrder) {
  const quiet = buttonsOf(order).filter((button) => button !== 'pay')
  const canPay = order.buttons.includes('pay')
  const lead = quiet.map((button) => (
    <Button key={button} kind="ghost" size="medium" onTap={() => onButton(button)}>
      {buttonText[button]}
    </Button>
  ))
  if (!canPay) return <BottomBar>{lead}</BottomBar>
  return (
    <BottomBar lead={lead}>
      <Button isWide onTap={() => onButton('pay')}>
        {`Pay ${order.currencyCode} ${order.currencySymbol} ${order.currencyAmount}`}
      </Button>
    </BottomBar>
  )
}
