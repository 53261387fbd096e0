import type { ReactNode } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import type { RefundView } from '@/contract/refund'
import { FactList } from '../fact-list'
import { Picture } from '../picture'
import { RefundTimeline } from '../refund-timeline'
import './style.scss'

/** A part of a page that gives money back, under its title; `id` is unique on the page. */
export interface RefundBlockProps {
  readonly id: string
  readonly title: string
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** A titled part of the page. */
export function RefundBlock({ id, title, isBusy = false, children }: RefundBlockProps) {
  return (
    <section className="cancel-block" aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id} className="cancel-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What is given back: a picture, a name and lines about it. */
export interface RefundBriefProps {
  readonly label: string
  readonly headImg: PictureFacts
  readonly title: string
  readonly lines: readonly string[]
}

/** What is given back, in brief. */
export function RefundBrief({ label, headImg, title, lines }: RefundBriefProps) {
  return (
    <section className="cancel-block cancel-order" aria-label={label}>
      <div className="cancel-thumb">
        <Picture picture={headImg} ratio={1} width={240} isEager isDecorative />
      </div>
      <div className="cancel-order-text">
        <h2 className="cancel-hotel">{title}</h2>
        {lines.map((line) => (
          <p key={line} className="cancel-line">
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}

/** Sums that are worked out on the server, as text with their currency. */
export interface RefundSumsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly refundText: string
  /** The sums changed since the traveler saw them. */
  readonly hasChanged: boolean
  /** New sums are on their way. */
  readonly isLoading: boolean
}

/** What was paid and is retained, and what comes back. */
export function RefundSums({ facts, refundText, hasChanged, isLoading }: RefundSumsProps) {
  return (
    <>
      <div role="status">
        {hasChanged ? <p className="cancel-changed">The sums have changed. Please check them again.</p> : null}
      </div>
      <div className={isLoading ? 'cancel-sums cancel-sums-old' : 'cancel-sums'}>
        <FactList facts={facts} />
        <div className="cancel-refund">
          <span className="cancel-refund-name">Refund</span>
          <span className="cancel-refund-amount">{refundText}</span>
        </div>
      </div>
    </>
  )
}

/** Refunds and what can be done about them. */
export interface RefundWaysProps {
  readonly refunds: readonly RefundView[]
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  /** Names an account for a refund that needs one; left out where that is done elsewhere. */
  readonly onNameAccount?: (refundId: string) => void
}

/** The way of each refund, with its dates; nothing without one. */
export function RefundWays({ refunds, ownTime, onNameAccount }: RefundWaysProps) {
  if (refunds.length === 0) return null
  return (
    <RefundBlock id="cancel-way-back" title={refunds.length === 1 ? 'Your refund' : 'Your refunds'}>
      {refunds.map((refund) => (
        <RefundTimeline
          key={refund.refundId}
          refund={refund}
          ownTime={ownTime}
          {...(onNameAccount && { onNameAccount: () => onNameAccount(refund.refundId) })}
        />
      ))}
    </RefundBlock>
  )
}
