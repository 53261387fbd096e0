import type { ReactNode } from 'react'
import type { ExchangeInfo } from '@/contract/exchange'
import type { FailureView } from '@/domain/failure'
import { canBookDate } from '@/domain/vouchers/exchange-form'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'
import { VoucherSummary } from './blocks'

/** The parts of the page that books a date with a voucher. */
export interface ExchangeViewProps {
  readonly isSignedIn: boolean
  /** Null until the voucher is known. */
  readonly info: ExchangeInfo | null
  readonly failure: FailureView | null
  readonly isLoading: boolean
  /** Room, day, guests, contact and difference, in their order. */
  readonly form: ReactNode
  /** The difference and the button that books. */
  readonly totalBar: ReactNode
  /** What the submit has come to. */
  readonly progress: ReactNode
  readonly onBack: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
  /** To the payment of a date that is held. */
  readonly onPay: (payId: string) => void
  /** To the voucher's order. */
  readonly onVoucher: () => void
}

/** Book a date: where, when, for whom, and what is to be paid on top of the voucher. */
export function ExchangeView(props: ExchangeViewProps) {
  const { info, isSignedIn, isLoading } = props
  const bar = isSignedIn && info && canBookDate(info) ? props.totalBar : undefined
  return (
    <Screen title="Book a Date" onBack={props.onBack} bottomBar={bar}>
      <div className="exchange" aria-busy={isLoading}>
        <Content {...props} />
      </div>
      <Layer>{props.progress}</Layer>
    </Screen>
  )
}

function Content(props: ExchangeViewProps) {
  const { info, isSignedIn, failure } = props
  if (!isSignedIn) {
    const action = { text: 'Sign in', onTap: props.onSignIn }
    return <EmptyState icon="ticket" text="Sign in to book a date with your voucher." action={action} />
  }
  if (!info) return failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <ExchangeSkeleton />
  return (
    <>
      <VoucherSummary info={info} />
      {canBookDate(info) ? props.form : <NotFree {...props} info={info} />}
    </>
  )
}

const triesText = 'You have booked three dates with this voucher today. You can book the next one tomorrow.'

/** Why no date can be booked now, and the way to what stands in its way. */
function NotFree({ info, onPay, onVoucher }: ExchangeViewProps & { readonly info: ExchangeInfo }) {
  const payId = info.exchange?.status === 'TO_PAY' ? info.exchange.payId : null
  return (
    <ResultHero kind="closed" title="No date can be booked now" text={info.refusal?.text ?? triesText}>
      {payId === null ? null : (
        <div className="exchange-way">
          <Button isWide onTap={() => onPay(payId)}>
            Pay the difference
          </Button>
        </div>
      )}
      <Button isWide kind={payId === null ? 'primary' : 'secondary'} onTap={onVoucher}>
        See your voucher
      </Button>
    </ResultHero>
  )
}

function ExchangeSkeleton() {
  return (
    <div className="exchange-skeleton" role="status" aria-label="Looking at your voucher">
      <RowsSkeleton count={1} />
      <TextSkeleton lines={3} />
      <TextSkeleton lines={4} />
    </div>
  )
}
