import type { PayChannel, PaymentPage } from '@/contract/payment'
import { type Failure, failureView } from '@/domain/failure'
import { paymentOverText } from '@/domain/booking/payment-result'
import { codedAmount } from '@/domain/money/amount-text'
import { orderNoun } from '@/domain/orders/order-prompts'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { Dialog } from '@/widgets/dialog'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'
import { AttemptText, DueBlock, OrderLine } from './due-block'
import { MethodList } from './method-list'

/** What the payment page shows and does. */
export interface PayViewProps {
  readonly page: PaymentPage | null
  /** Why the page could not be read. */
  readonly pageFailure: Failure | null
  /** Whole seconds left to pay; null before the first reply. */
  readonly secondsLeft: number | null
  readonly channel: PayChannel | null
  readonly isOpening: boolean
  /** Why the last try to pay did not begin. */
  readonly payFailure: Failure | null
  /** Until when the booking is held, while the leave dialog is open; null otherwise. */
  readonly heldUntil: string | null
  readonly onChannel: (channel: PayChannel) => void
  readonly onPay: () => void
  readonly onRebook: () => void
  readonly onRetry: () => void
  readonly onBack: () => void
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Which of its faces the page shows: paid ones are shown elsewhere, and until then it waits. */
function faceOf({ page, pageFailure, secondsLeft }: PayViewProps): 'waiting' | 'failed' | 'over' | 'payable' {
  if (!page) return pageFailure ? 'failed' : 'waiting'
  if (page.status === 'CLOSED') return 'over'
  if (page.status !== 'PENDING') return 'waiting'
  return secondsLeft === 0 ? 'over' : 'payable'
}

/** Payment: how long, how much, for what, and by what. */
export function PayView(props: PayViewProps) {
  const { page, heldUntil } = props
  const face = faceOf(props)
  const bar = page && face === 'payable' ? <PayBar {...props} page={page} /> : undefined
  return (
    <Screen title="Payment Page" onBack={props.onBack} bottomBar={bar}>
      {face === 'waiting' ? <PaySkeleton /> : <FailedPage {...props} />}
      {page && face === 'over' ? <TimeOver page={page} onRebook={props.onRebook} /> : null}
      {page && face === 'payable' ? <Payable {...props} page={page} /> : null}
      <Layer>
        <Dialog
          isOpen={heldUntil !== null}
          title="Leave without paying?"
          confirm={{ text: 'Stay and pay', onTap: props.onStay }}
          cancel={{ text: 'Leave', onTap: props.onLeave }}
          onClose={props.onStay}
        >
          {`Your ${orderNoun[page?.order.type ?? 'hotel']} is kept until ${heldUntil}. You find it under Bookings.`}
        </Dialog>
      </Layer>
    </Screen>
  )
}

type WithPage = PayViewProps & { readonly page: PaymentPage }

function Payable({ page, secondsLeft, channel, payFailure, onChannel }: WithPage) {
  const failure = failureView(payFailure)
  return (
    <div className="pay">
      <DueBlock page={page} secondsLeft={secondsLeft} />
      <AttemptText attempt={page.attempt} />
      {failure ? (
        <p className="pay-note pay-note-bad" role="alert">
          {failure.message}
          {failure.requestId ? <span className="pay-request-id">{`Request ${failure.requestId}`}</span> : null}
        </p>
      ) : null}
      <OrderLine order={page.order} />
      {page.methods.length === 0 ? null : <MethodList methods={page.methods} selected={channel} onSelect={onChannel} />}
      {page.noMethodText === null ? null : (
        <p className="pay-note pay-note-bad" role="status">
          {page.noMethodText}
        </p>
      )}
      <p className="pay-promise">
        You are charged once. A payment that arrives after the deadline is refunded in full automatically.
      </p>
    </div>
  )
}

function PayBar({ page, channel, isOpening, onPay }: WithPage) {
  return (
    <BottomBar>
      <Button isWide isGuarded isLoading={isOpening} isDisabled={channel === null} onTap={onPay}>
        {`Pay ${codedAmount(page)}`}
      </Button>
    </BottomBar>
  )
}

const againText = { hotel: 'Rebook', coupon: 'Buy again', exchange: 'See your vouchers', mix: 'Buy again' } as const

function TimeOver({ page, onRebook }: { readonly page: PaymentPage; readonly onRebook: () => void }) {
  return (
    <>
      <ResultHero kind="closed" {...paymentOverText(page)}>
        <Button isWide onTap={onRebook}>
          {againText[page.order.type]}
        </Button>
      </ResultHero>
      <OrderLine order={page.order} />
    </>
  )
}

function FailedPage({ page, pageFailure, onRetry }: PayViewProps) {
  const failure = failureView(pageFailure)
  return failure && <ErrorState {...failure} isInline={page !== null} onRetry={onRetry} />
}

function PaySkeleton() {
  return (
    <div className="pay-skeleton" role="status" aria-label="Loading">
      <TextSkeleton lines={1} />
      <RowsSkeleton count={2} />
    </div>
  )
}
