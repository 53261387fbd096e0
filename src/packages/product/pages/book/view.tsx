import type { ReactNode } from 'react'
import type { CouponSubmitPage } from '@/contract/coupon-order'
import { type Failure, failureView } from '@/domain/failure'
import { closedText } from '@/domain/vouchers/purchase-form'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { Layer } from '@/widgets/layer'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'
import { SkuSummary } from './sku-summary'

/** The parts of the page that buys vouchers. */
export interface PurchaseViewProps {
  /** Null until price and stock are known. */
  readonly page: CouponSubmitPage | null
  readonly failure: Failure | null
  readonly isChecking: boolean
  /** Quantity, buyer, gift, price and terms, in their order. */
  readonly form: ReactNode
  /** The total and Submit. */
  readonly totalBar: ReactNode
  /** The prompt about another total, in a popup layer of its own. */
  readonly totalChange: ReactNode
  /** What the submit has come to. */
  readonly progress: ReactNode
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** Confirm order: what is bought, how many, by whom and for how much. */
export function PurchaseView(props: PurchaseViewProps) {
  const { page, isChecking } = props
  const canBuy = page !== null && page.verifyToken !== null
  return (
    <Screen title="Confirm Order" onBack={props.onBack} bottomBar={canBuy ? props.totalBar : undefined}>
      <div className="buy" aria-busy={isChecking}>
        <Content {...props} />
      </div>
      {props.totalChange}
      <Layer>{props.progress}</Layer>
    </Screen>
  )
}

function Content({ page, failure, form, onBack, onRetry }: PurchaseViewProps) {
  const shown = failureView(failure)
  if (!page) return shown ? <ErrorState {...shown} onRetry={onRetry} /> : <PurchaseSkeleton />
  if (page.verifyToken !== null) return form
  return (
    <>
      <ResultHero kind="closed" {...closedText(page.product)}>
        <Button isWide onTap={onBack}>
          Back
        </Button>
      </ResultHero>
      <SkuSummary page={page} />
    </>
  )
}

function PurchaseSkeleton() {
  return (
    <div className="buy-skeleton" role="status" aria-label="Checking the price">
      <RowsSkeleton count={1} />
      <TextSkeleton lines={2} />
      <TextSkeleton lines={4} />
    </div>
  )
}
