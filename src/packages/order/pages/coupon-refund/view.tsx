import type { ReactNode } from 'react'
import type { CouponRefunded, CouponRefundRules } from '@/contract/coupon-refund'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { ErrorState } from '@/widgets/error-state'
import { Link } from '@/widgets/link'
import { RefundBrief } from '@/widgets/refund-form'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'

/** Which of its faces the page shows; closed where nothing can be given back. */
type CouponRefundFace = 'visitor' | 'failed' | 'waiting' | 'form' | 'closed' | 'done'

/** What the page that gives vouchers back shows; its parts read the store themselves. */
export interface CouponRefundViewProps {
  readonly face: CouponRefundFace
  readonly failure: FailureView | null
  readonly order: ReactNode
  readonly form: ReactNode
  /** What was done, or why nothing can be. */
  readonly ending: ReactNode
  /** The refunds that there are, with their dates. */
  readonly ways: ReactNode
  readonly bottomBar: ReactNode
  readonly onBack: () => void
  /** Address of the page that finds an order by its number and an e-mailed code. */
  readonly findHref: string
  readonly onFind: () => void
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** Giving vouchers back. */
export function CouponRefundView(props: CouponRefundViewProps) {
  const { face, bottomBar, onBack } = props
  const bar = face === 'form' ? bottomBar : undefined
  return (
    <Screen title="Coupon Refund" onBack={onBack} className="cancel" bottomBar={bar}>
      <Content {...props} />
    </Screen>
  )
}

function Content(props: CouponRefundViewProps) {
  const { face, failure, order, form, ending, ways, onRetry } = props
  if (face === 'visitor') return <Visitor {...props} />
  if (face === 'failed') return failure ? <ErrorState {...failure} onRetry={onRetry} /> : null
  return (
    <div className="cancel-body">
      {face === 'done' ? null : order}
      {face === 'waiting' ? (
        <div role="status" aria-label="Loading">
          <TextSkeleton lines={4} />
        </div>
      ) : null}
      {face === 'form' ? form : null}
      {face === 'closed' || face === 'done' ? ending : null}
      {face === 'waiting' ? null : ways}
    </div>
  )
}

/** Offers a visitor to sign in, or to find the order without an account. */
function Visitor({ findHref, onFind, onSignIn }: CouponRefundViewProps) {
  return (
    <>
      <EmptyState
        icon="luggage"
        text="Sign in to give these vouchers back."
        action={{ text: 'Sign in', onTap: onSignIn }}
      />
      <p className="give-back-find">
        <Link className="give-back-find-link" href={findHref} onOpen={onFind}>
          Go on without signing in
        </Link>
      </p>
    </>
  )
}

/** The order in brief: what was bought, and how many. */
export function OrderBrief({ rules }: { readonly rules: CouponRefundRules | null }) {
  if (!rules) return <RowsSkeleton count={1} />
  const { name, variant, quantity, orderNo, headImg } = rules
  const count = countOf(quantity, 'voucher')
  const lines = [variant === '' ? count : `${variant}, ${count}`, `Order number ${orderNo}`]
  return <RefundBrief label="Your order" headImg={headImg} title={name} lines={lines} />
}

/** The reply to the refund request, and the button that opens the order. */
export interface RefundedProps {
  readonly reply: CouponRefunded
  readonly viewText: string
  readonly onViewOrder: () => void
}

/** That the vouchers are given back, and what comes next. */
export function Refunded({ reply: { refund }, viewText, onViewOrder }: RefundedProps) {
  const isWithdrawn = refund.cause === 'withdrawn'
  const text = isWithdrawn
    ? 'We have e-mailed you a receipt, and will write to you when your refund has been sent.'
    : 'We e-mail you when your refund has been sent.'
  return (
    <div className="cancel-ending">
      <ResultHero kind="success" title={isWithdrawn ? 'Withdrawal received' : 'Refund requested'} text={text}>
        <Button isWide onTap={onViewOrder}>
          {viewText}
        </Button>
      </ResultHero>
    </div>
  )
}

/** That nothing of an order can be given back now, with the rules. */
export function NothingToRefund({
  rules,
  closed,
  viewText,
  onViewOrder,
}: {
  readonly rules: CouponRefundRules
  readonly closed: ReactNode
  readonly viewText: string
  readonly onViewOrder: () => void
}) {
  return (
    <>
      <section className="cancel-block" aria-label="Rules">
        <h2 className="cancel-title">Nothing can be refunded now</h2>
        {rules.ruleLines.map(({ kind, text }) => (
          <p key={kind} className="cancel-next">
            {text}
          </p>
        ))}
        <div className="cancel-view">
          <Button kind="secondary" isWide onTap={onViewOrder}>
            {viewText}
          </Button>
        </div>
      </section>
      {closed}
    </>
  )
}
