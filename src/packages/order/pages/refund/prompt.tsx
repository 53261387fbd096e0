import type { CancelQuote } from '@/contract/refund'
import { codedAmount } from '@/domain/money/amount-text'
import { countOf } from '@/domain/text/phrases'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { Dialog } from '@/widgets/dialog'
import { Layer } from '@/widgets/layer'
import { PriceLine } from '@/widgets/price-line'

/** What is about to be sent. */
interface Application {
  readonly quote: CancelQuote
  readonly isWaiver: boolean
}

/** What the button does, as a verb. */
function actionText({ quote: { isWhole, rooms }, isWaiver }: Application): string {
  if (isWaiver) return 'Ask the hotel'
  return isWhole ? 'Cancel booking' : `Cancel ${countOf(rooms.length, 'room')}`
}

/** The refund and the button; `isBusy` while something is on its way. */
export function RefundBar(props: Application & { readonly isBusy: boolean; readonly onTap: () => void }) {
  const { quote, isWaiver, isBusy, onTap } = props
  return (
    <BottomBar
      lead={
        <PriceLine
          currencyCode={quote.currencyCode}
          currencySymbol={quote.currencySymbol}
          currencyAmount={quote.refundAmount}
          covers={isWaiver ? 'back if the hotel refuses' : 'back to you'}
        />
      }
    >
      <Button isWide kind={isWaiver ? 'primary' : 'danger'} isLoading={isBusy} onTap={onTap}>
        {actionText(props)}
      </Button>
    </BottomBar>
  )
}

/** The prompt before an application is sent; closed while it has none. */
export interface RefundPromptProps {
  readonly application: Application | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Repeats the sums before anything is sent. */
export function RefundPrompt({ application, onConfirm, onClose }: RefundPromptProps) {
  return (
    <Layer>
      <Dialog
        isOpen={application !== null}
        title={application ? titleText(application) : ''}
        confirm={{
          text: application ? actionText(application) : '',
          kind: application?.isWaiver ? 'primary' : 'danger',
          onTap: onConfirm,
        }}
        cancel={{ text: 'Keep it', onTap: onClose }}
        onClose={onClose}
      >
        {application ? promptText(application) : ''}
      </Dialog>
    </Layer>
  )
}

function titleText({ quote: { isWhole, rooms }, isWaiver }: Application): string {
  if (isWaiver) return 'Ask the hotel to waive the fee?'
  return isWhole ? 'Cancel this booking?' : `Cancel ${countOf(rooms.length, 'room')}?`
}

function promptText({ quote, isWaiver }: Application): string {
  const { feeMinor, feeAmount, refundMinor, refundAmount } = quote
  const fee = codedAmount(quote, feeAmount)
  if (isWaiver)
    return `We ask the hotel to give ${fee} back too. Until it decides you can’t cancel. If it refuses, the fee of that day applies.`
  if (feeMinor === 0) return `You get ${codedAmount(quote, refundAmount)} back. This can’t be undone.`
  if (refundMinor === 0) return `${fee} is not refunded, so you get nothing back. This can’t be undone.`
  return `You get ${codedAmount(quote, refundAmount)} back. ${fee} is not refunded. This can’t be undone.`
}
