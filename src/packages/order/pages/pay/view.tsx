import type { PayChannel, PaymentPage } from '@/contract/payment'
import { failureNote } from '@/domain/failure/failure-note'
import type { Failure } from '@/domain/failure/read-failure'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { Dialog } from '@/widgets/dialog'
import { ErrorState } from '@/widgets/error-state'
import { PriceLine } from '@/widgets/price-line'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton } from '@/widgets/skeleton/rows'
import { TextSkeleton } from '@/widgets/skeleton/text'
import { AttemptNote } from './attempt-note'
import { DueBlock } from './due-block'
import { MethodList } from './method-list'
import { OrderLine } from './order-line'

/** What the payment page shows and does. */
export interface PayViewProps {
  readonly page: PaymentPage | null
  /** Why the page could not be read. */
  readonly pageFailure: Failure | null
  /** Whole seconds left to pay; null before the first answer. */
  readonly secondsLeft: number | null
  readonly channel: PayChannel | null
  readonly isOpening: boolean
  /** Why the last try to pay did not begin. */
  readonly payFailure: Failure | null
  readonly isLeaving: boolean
  readonly onChannel: (channel: PayChannel) => void
  readonly onPay: () => void
  readonly onRebook: () => void
  readonly onRetry: () => void
  readonly onBack: () => void
  readonly onLeave: () => void
  readonly onStay: () => void
}

const isClosed = ({ page, secondsLeft }: PayViewProps) => page?.status === 'CLOSED' || secondsLeft === 0

/** Payment: how long, how much, for what, and by what. */
export function PayView(props: PayViewProps) {
  const { page, pageFailure, isLeaving } = props
  const isPayable = page !== null && page.status === 'PENDING' && !isClosed(props)
  return (
    <Screen title="Payment" onBack={props.onBack} bottomBar={isPayable ? <PayBar {...props} page={page} /> : undefined}>
      {!page && pageFailure ? <FailedPage {...props} /> : null}
      {!page && !pageFailure ? <PaySkeleton /> : null}
      {page && isClosed(props) ? <TimeOver page={page} onRebook={props.onRebook} /> : null}
      {isPayable ? <Payable {...props} page={page} /> : null}
      <Dialog
        isOpen={isLeaving}
        title="Leave without paying?"
        confirm={{ text: 'Stay and pay', onTap: props.onStay }}
        cancel={{ text: 'Leave', onTap: props.onLeave }}
        onClose={props.onStay}
      >
        <p>Your booking is kept until the time to pay is over. You find it under Bookings.</p>
      </Dialog>
    </Screen>
  )
}

type WithPage = PayViewProps & { readonly page: PaymentPage }

function Payable({ page, secondsLeft, channel, payFailure, onChannel }: WithPage) {
  const note = failureNote(payFailure)
  return (
    <div className="pay">
      <DueBlock page={page} secondsLeft={secondsLeft} />
      <AttemptNote attempt={page.attempt} />
      {note ? (
        <p className="pay-note pay-note-bad" role="alert">
          {note.message}
          {note.requestId ? <span className="pay-request-id">{`Request ${note.requestId}`}</span> : null}
        </p>
      ) : null}
      <OrderLine order={page.order} />
      <MethodList methods={page.methods} selected={channel} onSelect={onChannel} />
      <p className="pay-promise">
        You are charged once. If a payment arrives after the time is over, it is refunded in full by itself.
      </p>
    </div>
  )
}

function PayBar({ page, channel, isOpening, onPay }: WithPage) {
  const amount = `${page.currencyCode} ${page.currencySymbol} ${page.currencyAmount}`
  return (
    <BottomBar lead={<PriceLine {...page} covers="taxes included" />}>
      <Button isLoading={isOpening} isDisabled={channel === null} label={`Pay ${amount}`} onTap={onPay}>
        {page.attempt?.status === 'FAILED' ? 'Pay again' : 'Pay'}
      </Button>
    </BottomBar>
  )
}

function TimeOver({ page, onRebook }: { readonly page: PaymentPage; readonly onRebook: () => void }) {
  return (
    <>
      <ResultHero
        kind="closed"
        title="The time to pay is over"
        text="The room was given back and nothing was charged. You can book it again while it lasts."
      >
        <Button isWide onTap={onRebook}>
          Rebook
        </Button>
      </ResultHero>
      <OrderLine order={page.order} />
    </>
  )
}

function FailedPage({ pageFailure, onRetry }: PayViewProps) {
  const note = failureNote(pageFailure)
  return note && <ErrorState {...note} onRetry={onRetry} />
}

function PaySkeleton() {
  return (
    <div className="pay-skeleton" role="status" aria-label="Loading">
      <TextSkeleton lines={1} />
      <RowsSkeleton count={2} />
    </div>
  )
}
