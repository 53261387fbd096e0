import type { ReactNode } from 'react'
import type { CouponOrder, ExchangeOrderCard } from '@/contract/coupon-order'
import type { OrderButton } from '@/contract/order'
import type { FailureView } from '@/domain/failure'
import { codedAmount } from '@/domain/money/amount-text'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { couponNextStep } from '@/domain/vouchers/voucher-text'
import type { VoucherActions } from '@/shell/voucher-actions'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { Screen } from '@/widgets/screen'
import { StatusHeader } from '@/widgets/status-header'
import { CouponFacts } from './facts'
import { Purchase } from './purchase'
import { Vouchers } from './vouchers'
import { OwnContent } from '@/widgets/own-content'

/** What the page of an order of vouchers shows and does. */
export interface CouponOrderViewProps {
  readonly isSignedIn: boolean
  readonly order: CouponOrder | null
  readonly failure: FailureView | null
  /** The voucher whose code is on its way. */
  readonly showingId: string | null
  readonly actions: VoucherActions
  /** An instant on the buyer's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onButton: (button: OrderButton) => void
  /** Opens a date that is or was booked. */
  readonly onExchange: (orderid: string) => void
  /** Leads to the review of a stay that is over. */
  readonly onReview: (exchange: ExchangeOrderCard) => void
  readonly onMail: () => void
  /** The way to customer support about this order. */
  readonly chat: { readonly href: string; readonly onOpen: () => void }
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  /** The section of receipts; null where there is none. */
  readonly documents: ReactNode
}

/** Props of the parts, which have an order. */
export type WithCouponOrder = CouponOrderViewProps & { readonly order: CouponOrder }

/** An order of vouchers with everything that its buyer needs. */
export function CouponOrderView(props: CouponOrderViewProps) {
  const { order, isSignedIn, onBack } = props
  const bar = isSignedIn && order && barButtons(order).length > 0
  return (
    <Screen
      title="Order Details"
      onBack={onBack}
      className="vouchers"
      bottomBar={bar ? <OrderBar {...props} order={order} /> : undefined}
    >
      <Content {...props} />
    </Screen>
  )
}

function Content(props: CouponOrderViewProps) {
  return (
    <OwnContent {...props} value={props.order} icon="ticket" signInText="Sign in to see this order.">
      {(order) => (
        <div className="vouchers-body">
          <StatusHeader
            tone={couponOrderStates[order.status].tone}
            title={order.statusText}
            text={couponNextStep(order, props.ownTime)}
          />
          <CouponFacts {...props} order={order} />
          <Vouchers {...props} order={order} />
          <Purchase {...props} order={order} />
        </div>
      )}
    </OwnContent>
  )
}

/** What the order itself offers; single vouchers have their own buttons. */
const barButtons = ({ buttons }: CouponOrder) =>
  buttons.filter((button) => button === 'pay' || button === 'cancel' || button === 'rebook' || button === 'delete')

function OrderBar({ order, onButton }: WithCouponOrder) {
  const buttons = barButtons(order)
  const quiet = buttons.includes('cancel') ? 'cancel' : 'delete'
  const lead = buttons.includes(quiet) ? (
    <Button kind="ghost" size="medium" onTap={() => onButton(quiet)}>
      {quiet === 'cancel' ? 'Cancel' : 'Delete'}
    </Button>
  ) : undefined
  const main = buttons.includes('pay') ? 'pay' : 'rebook'
  return (
    <BottomBar lead={lead}>
      <Button isWide onTap={() => onButton(main)}>
        {main === 'pay' ? `Pay ${codedAmount(order)}` : 'Buy again'}
      </Button>
    </BottomBar>
  )
}
