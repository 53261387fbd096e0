import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import { isWaiver, proofOf } from '@/domain/orders/refund-form'
import { deviceTime } from '@/platform/clock/device-time'
import { fileChooser } from '@/platform/files/choose-files'
import { back, go } from '@/platform/navigation'
import { useRoot } from '@/stores/app/context'
import type { OrderAccess } from '@/stores/booking/guest-order'
import type { RefundStore } from '@/stores/booking/refund'
import { ErrorState } from '@/widgets/error-state'
import { ApplyProgress } from '@/widgets/refund-form/progress'
import { FilesBlock } from './files-block'
import { OrderBrief } from './order-brief'
import { type AppliedKind, Applied, NothingToCancel } from './outcome'
import { RefundBar, RefundPrompt } from './prompt'
import { QuoteBlock, RoomsBlock } from './quote-block'
import { ReasonBlock, WayBlock } from './reason-block'
import { type RefundFace, RefundPageView } from './view'

/** The page's store, and the order that it is about. */
interface RefundSectionProps {
  readonly store: RefundStore
  readonly orderid: string
}

/** The order in brief. */
const OrderSection = observer(function OrderSection({ store }: RefundSectionProps) {
  return <OrderBrief order={store.order.value} />
})

/** Reason and message. */
const ReasonSection = observer(function ReasonSection({ store }: RefundSectionProps) {
  return (
    <ReasonBlock form={store.form} fault={store.fault} onReason={store.chooseReason} onMessage={store.writeMessage} />
  )
})

/** Files for the hotel. */
const FilesSection = observer(function FilesSection({ store }: RefundSectionProps) {
  const { files, form, filesFault } = store
  const { quoted, apply } = store.application
  const quote = quoted.quote.value
  return (
    <FilesBlock
      rows={files.rows}
      sources={fileChooser.sources}
      proof={quote && proofOf(form, quote)}
      notice={files.notice}
      fault={filesFault}
      isDisabled={apply.isLocked}
      onAdd={(source) => void files.add(source)}
      onRetry={files.retry}
      onRemove={files.remove}
    />
  )
})

/** Rooms and quote. */
const QuoteSection = observer(function QuoteSection({ store }: RefundSectionProps) {
  const { form } = store
  const { quoted, apply } = store.application
  const quote = quoted.quote.value
  const failure = failureView(quoted.quote.failure)
  if (!quote) return null
  return (
    <>
      <ApplyProgress
        state={apply.state}
        unknownText="We have not heard yet whether this was cancelled. We ask again by ourselves, and it is cancelled only once."
        onCheckAgain={() => void apply.checkAgain()}
      />
      <RoomsBlock
        quote={quote}
        chosen={form.rooms ?? quote.rooms.map(({ room }) => room)}
        isDisabled={apply.isLocked}
        onToggle={(room) => void store.toggleRoom(room)}
      />
      <QuoteBlock
        quote={quote}
        tierSecondsLeft={quoted.secondsLeft}
        hasChanged={quoted.hasChanged}
        isLoading={quoted.quote.isLoading}
      />
      {failure ? <ErrorState {...failure} isInline onRetry={() => void store.loadQuote()} /> : null}
    </>
  )
})

/** The ways to go on, where there is more than one. */
const WaySection = observer(function WaySection({ store }: RefundSectionProps) {
  const quote = store.application.quoted.quote.value
  if (!quote?.canRequestWaiver) return null
  return <WayBlock quote={quote} wantsWaiver={store.form.wantsWaiver} onWaiver={store.chooseWaiver} />
})

function appliedKind({ application, order }: RefundStore): AppliedKind {
  const { state } = application.apply
  if (state.step !== 'done') return 'rooms'
  if (state.reply.status === 'CANCEL_APPLIED') return 'waiver'
  const isRest = ['CONFIRMING', 'PARTIAL_REFUNDED'].includes(state.reply.status)
  return isRest && order.value?.cancelledRooms.length !== order.value?.roomCount ? 'rooms' : 'whole'
}

/** What was done here, or why nothing can be. */
const EndingSection = observer(function EndingSection({ store, orderid }: RefundSectionProps) {
  const { state } = store.application.apply
  const order = store.order.value
  const viewOrder = () => go('hotelOrder', { orderid }, {}, 'replace')
  if (state.step === 'done') {
    const { refund } = state.reply
    const live = order?.refunds.find(({ refundId }) => refundId === refund?.refundId)
    return <Applied kind={appliedKind(store)} refund={live ?? refund} ownTime={deviceTime} onViewOrder={viewOrder} />
  }
  return order ? <NothingToCancel order={order} ownTime={deviceTime} onViewOrder={viewOrder} /> : null
})

/** The sums and the button. */
const BarSection = observer(function BarSection({ store }: RefundSectionProps) {
  const { form } = store
  const { quoted, apply } = store.application
  const quote = quoted.quote.value
  if (!quote) return null
  const isBusy = apply.isLocked || quoted.quote.isLoading
  return <RefundBar quote={quote} isWaiver={isWaiver(form, quote)} isBusy={isBusy} onTap={store.promptApply} />
})

/** The dialog that repeats the sums. */
const PromptSection = observer(function PromptSection({ store }: RefundSectionProps) {
  const { form } = store
  const { quoted, isConfirming, closePrompt } = store.application
  const quote = quoted.quote.value
  return (
    <RefundPrompt
      application={isConfirming && quote ? { quote, isWaiver: isWaiver(form, quote) } : null}
      onConfirm={() => void store.confirm()}
      onClose={closePrompt}
    />
  )
})

function faceOf({ order, application }: RefundStore, isSignedIn: boolean): RefundFace {
  if (!isSignedIn) return 'visitor'
  const step = application.stepWith(order)
  return step === 'done' || step === 'closed' ? 'over' : step
}

/** What the page's address suggests; it decides only what is shown until the quote is there. */
interface HintedSections {
  readonly hintsReason: boolean
  readonly hintsFiles: boolean
}

/** The whole page. */
export const RefundScreen = observer(function RefundScreen(
  props: RefundSectionProps & HintedSections & { readonly access: OrderAccess },
) {
  const { store, access, hintsReason, hintsFiles } = props
  const { login } = useRoot()
  const quote = store.application.quoted.quote.value
  return (
    <>
      <RefundPageView
        face={faceOf(store, access.isLogin)}
        failure={failureView(store.application.quoted.quote.failure ?? store.order.failure)}
        order={<OrderSection {...props} />}
        quote={<QuoteSection {...props} />}
        reason={(quote?.needsReason ?? hintsReason) ? <ReasonSection {...props} /> : null}
        files={(quote?.needsFiles ?? hintsFiles) ? <FilesSection {...props} /> : null}
        way={<WaySection {...props} />}
        ending={<EndingSection {...props} />}
        bottomBar={<BarSection {...props} />}
        onBack={back}
        onSignIn={() => login.require()}
        onRetry={() => void store.application.look()}
      />
      <PromptSection {...props} />
    </>
  )
})
