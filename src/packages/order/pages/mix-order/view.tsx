import type { ReactNode } from 'react'
import type { MixOrder } from '@/contract/mix-order'
import type { FailureView } from '@/domain/failure'
import { codedAmount } from '@/domain/money/amount-text'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { mixNextStep } from '@/domain/vouchers/mix-text'
import type { VoucherActions } from '@/shell/voucher-actions'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { Screen } from '@/widgets/screen'
import { StatusHeader } from '@/widgets/status-header'
import { DateFacts, OrderFacts, PriceFacts } from './facts'
import { MixHistory, MixRefunds, MixVouchers } from './parts'
import { OwnContent } from '@/widgets/own-content'

/** What the buttons of the page do. */
export type MixButton = 'pay' | 'cancel' | 'cancel_paid' | 'delete'

/** A way to another page. */
export interface PageLink {
  readonly href: string
  readonly onOpen: () => void
}

/** The ways from an order to what it is about; null for its vouchers until it is paid, and for the review until the stay is over. */
export interface MixLinks {
  readonly product: PageLink
  readonly hotel: PageLink
  readonly support: PageLink
  readonly vouchers: PageLink | null
  readonly review: PageLink | null
}

/** What the page of an order of vouchers with a date shows and does. */
export interface MixOrderViewProps {
  readonly isSignedIn: boolean
  readonly order: MixOrder | null
  readonly failure: FailureView | null
  /** Null until the order is known. */
  readonly links: MixLinks | null
  readonly actions: VoucherActions
  /** The voucher whose code is on its way. */
  readonly showingId: string | null
  /** An instant on the buyer's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onButton: (button: MixButton) => void
  /** Opens the date that is or was booked. */
  readonly onCertificate: (exchangeId: string) => void
  /** Names an account for a refund that can't go back the way it was paid. */
  readonly onRefundAccount: () => void
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  /** The section of receipts; null where there is none. */
  readonly documents: ReactNode
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
  return (
    <OwnContent {...props} value={props.order} icon="ticket" signInText="Sign in to see this order.">
      {(order) => (
        <div className="mix-body">
          <StatusHeader
            tone={mixOrderStates[order.status].tone}
            title={order.statusText}
            text={mixNextStep(order, props.ownTime)}
          />
          <OrderFacts {...props} order={order} />
          <DateFacts {...props} order={order} />
          <MixVouchers {...props} order={order} />
          <MixRefunds {...props} order={order} />
          <PriceFacts {...props} order={order} />
          {props.documents}
          <MixHistory {...props} order={order} />
        </div>
      )}
    </OwnContent>
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
        {`Pay ${codedAmount(order)}`}
      </Button>
    </BottomBar>
  )
}
