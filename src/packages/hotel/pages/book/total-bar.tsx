import { type AttemptState, isAttemptLocked } from '@/domain/attempt'
import type { CheckState } from '@/domain/booking/offer-state'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { PriceLine } from '@/widgets/price-line'

/** How check and submit stand. */
export interface TotalBarProps {
  readonly check: CheckState
  readonly isChecking: boolean
  readonly submit: AttemptState<unknown>
  readonly onSubmit: () => void
}

/** The total and Submit; without a price for the stay there is nothing to submit. */
export function TotalBar({ check, isChecking, submit, onSubmit }: TotalBarProps) {
  if (check.step !== 'ready') {
    return (
      <BottomBar lead={<p className="book-unpriced">{isChecking ? 'Checking the price' : 'No price for this stay'}</p>}>
        <Button isLoading={isChecking} isDisabled>
          Submit
        </Button>
      </BottomBar>
    )
  }
  const { price } = check.offer
  return (
    <BottomBar lead={<PriceLine {...price} covers={stayCovers(price)} perNightAmount={null} originalAmount={null} />}>
      <Button isGuarded isLoading={isAttemptLocked(submit) || isChecking} onTap={onSubmit}>
        Submit
      </Button>
    </BottomBar>
  )
}
