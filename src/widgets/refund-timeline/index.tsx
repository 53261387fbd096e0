import type { RefundView } from '@/contract/refund'
import { codedAmount } from '@/domain/money/amount-text'
import { type RefundStep, refundSteps } from '@/domain/orders/refund-text'
import { Icon } from '../icon'
import './style.scss'

export interface RefundTimelineProps {
  readonly refund: RefundView
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  /** Opens the form for the account of a refund that needs one; left out if another page has the form. */
  readonly onNameAccount?: () => void
}

/** A refund: how much, why, how it stands, and its way step by step. */
export function RefundTimeline({ refund, ownTime, onNameAccount }: RefundTimelineProps) {
  const { causeText, statusText } = refund
  return (
    <div className="refund">
      <div className="refund-head">
        <span className="refund-cause">{causeText}</span>
        <span className="refund-amount">{codedAmount(refund)}</span>
      </div>
      <p className="refund-text">{statusText}</p>
      <ol className="refund-steps">
        {refundSteps(refund).map((step) => (
          <Step key={step.title} step={step} ownTime={ownTime} />
        ))}
      </ol>
      {refund.needsAccount && onNameAccount ? (
        <button type="button" className="refund-action" onClick={onNameAccount}>
          Name an account
        </button>
      ) : null}
    </div>
  )
}

const stateText = { done: 'done', now: 'under way', ahead: 'still to come', failed: 'failed' } as const

function Step({ step: { title, at, state }, ownTime }: { step: RefundStep } & Pick<RefundTimelineProps, 'ownTime'>) {
  return (
    <li className={`refund-step refund-${state}`}>
      <span className="refund-mark" role="img" aria-label={stateText[state]}>
        {state === 'done' ? <Icon name="check" size={14} /> : null}
        {state === 'failed' ? <Icon name="x" size={14} /> : null}
      </span>
      <span className="refund-step-title">{title}</span>
      {at === null ? null : <span className="refund-step-at">{ownTime(at)}</span>}
    </li>
  )
}
