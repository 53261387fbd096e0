import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { deviceTime } from '@/platform/clock/device-time'
import { back, go, hrefOf } from '@/platform/navigation'
import { lazy } from '@/shell/lazy'
import { useRoot } from '@/stores/app/context'
import type { OrderAccess } from '@/stores/booking/guest-order'
import type { CouponRefundStore } from '@/stores/vouchers/coupon-refund'
import { ErrorState } from '@/widgets/error-state'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { RefundWays } from '@/widgets/refund-form'
import { ApplyProgress } from '@/widgets/refund-form/progress'
import type { AccountFor } from './account-sections'
import { DestinationBlock, ReasonBlock } from './form-blocks'
import { RefundBar, RefundPrompt } from './prompt'
import { QuoteBlock, VouchersBlock } from './quote-block'
import { CouponRefundView, NothingToRefund, OrderBrief, Refunded } from './view'

const LazyAccountLayer = lazy(async () => (await import('./account-sections')).AccountLayer)

interface SectionProps {
  readonly store: CouponRefundStore
  readonly orderid: string
  readonly onAccount: (wantedFor: AccountFor) => void
}

/** The order in brief. */
const OrderSection = observer(function OrderSection({ store }: SectionProps) {
  return <OrderBrief rules={store.rules.value} />
})

/** Vouchers, sums, reason and destination. */
const FormSection = observer(function FormSection({ store, onAccount }: SectionProps) {
  const { form, rules } = store
  const { quoted, apply } = store.application
  const quote = quoted.quote.value
  const failure = failureView(quoted.quote.failure)
  if (!quote) return null
  return (
    <>
      <ApplyProgress
        state={apply.state}
        unknownText="We have not heard yet whether this was refunded. We look again by ourselves, and it is refunded only once."
        onCheckAgain={() => void apply.checkAgain()}
      />
      <VouchersBlock quote={quote} isDisabled={apply.isLocked} onToggle={(id) => void store.toggleVoucher(id)} />
      <QuoteBlock
        quote={quote}
        rules={rules.value}
        secondsLeft={quoted.secondsLeft}
        hasChanged={quoted.hasChanged}
        isLoading={quoted.quote.isLoading}
      />
      {failure ? <ErrorState {...failure} isInline onRetry={() => void store.loadQuote()} /> : null}
      {quote.isWithdrawal ? null : <ReasonBlock reason={form.reason} onReason={store.chooseReason} />}
      <DestinationBlock
        account={store.account}
        originalText={quote.destinationText}
        isDisabled={apply.isLocked}
        onOriginal={() => store.chooseAccount(null)}
        onAccount={store.isGuest ? null : () => onAccount({ kind: 'next' })}
      />
    </>
  )
})

/** What was done here, or why nothing can be. */
const EndingSection = observer(function EndingSection({ store, orderid }: SectionProps) {
  const viewOrder = {
    viewText: store.isGuest ? 'Sign in to see the order' : 'View order',
    onViewOrder: () => go('couponOrder', { orderid }, {}, 'replace'),
  }
  const { quoted, apply } = store.application
  const { state } = apply
  const quote = quoted.quote.value
  if (state.step === 'done') return <Refunded reply={state.reply} {...viewOrder} />
  if (!store.rules.value) return null
  const closed = quote ? <VouchersBlock quote={quote} isDisabled onToggle={() => {}} /> : null
  return <NothingToRefund rules={store.rules.value} closed={closed} {...viewOrder} />
})

/** The refunds that there are. */
const WaysSection = observer(function WaysSection({ store, onAccount }: SectionProps) {
  return (
    <RefundWays
      refunds={store.rules.value?.refunds ?? []}
      ownTime={deviceTime}
      {...(!store.isGuest && { onNameAccount: (refundId) => onAccount({ kind: 'failed', refundId }) })}
    />
  )
})

/** The sum and the button. */
const BarSection = observer(function BarSection({ store }: SectionProps) {
  const { quoted, apply, openPrompt } = store.application
  const quote = quoted.quote.value
  if (!quote) return null
  return <RefundBar quote={quote} isBusy={apply.isLocked || quoted.quote.isLoading} onTap={openPrompt} />
})

/** The dialog that repeats the sums. */
const PromptSection = observer(function PromptSection({ store }: Pick<SectionProps, 'store'>) {
  const { quoted, isConfirming, confirm, closePrompt } = store.application
  return (
    <RefundPrompt
      quote={isConfirming ? quoted.quote.value : null}
      account={store.account}
      onConfirm={() => void confirm()}
      onClose={closePrompt}
    />
  )
})

/** The whole page. */
export const CouponRefundScreen = observer(function CouponRefundScreen({
  store,
  access,
  orderid,
}: Omit<SectionProps, 'onAccount'> & { readonly access: OrderAccess }) {
  const { login } = useRoot()
  const [wantedFor, setWantedFor] = useState<AccountFor | null>(null)
  const parts = { store, orderid, onAccount: setWantedFor }
  const close = () => setWantedFor(null)
  return (
    <>
      <CouponRefundView
        face={access.isLogin ? store.application.stepWith(store.rules) : 'visitor'}
        failure={failureView(store.application.quoted.quote.failure ?? store.rules.failure)}
        order={<OrderSection {...parts} />}
        form={<FormSection {...parts} />}
        ending={<EndingSection {...parts} />}
        ways={<WaysSection {...parts} />}
        bottomBar={<BarSection {...parts} />}
        onBack={back}
        findHref={hrefOf('findOrder', {})}
        onFind={() => go('findOrder', {})}
        onSignIn={() => login.require()}
        onRetry={() => void store.application.look()}
      />
      <PromptSection store={store} />
      <PopupLayer>
        {wantedFor ? (
          <LazyAccountLayer
            wantedFor={wantedFor}
            onChosen={(account) => {
              store.chooseAccount(account)
              close()
            }}
            onNamed={() => {
              void store.application.readOrder()
              close()
            }}
            onClose={close}
          />
        ) : null}
      </PopupLayer>
    </>
  )
})
