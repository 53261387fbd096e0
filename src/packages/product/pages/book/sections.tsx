import { observer } from 'mobx-react'
import { isAttemptLocked } from '@/domain/attempt'
import { countOf } from '@/domain/text/phrases'
import { purchaseOutcome } from '@/domain/vouchers/purchase-form'
import { back, go } from '@/platform/navigation'
import type { DateSheet } from '@/shell/date-sheets'
import { useRoot } from '@/stores/app/context'
import type { PurchaseStore } from '@/stores/vouchers/purchase'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { PriceLine } from '@/widgets/price-line'
import { SubmitProgress } from '@/widgets/submit-progress'
import { BillBlock, BuyerBlock, GiftBlock, QuantityBlock, TermsBlock } from './blocks'
import { DatedBillSection, DateSection } from './date-sections'
import { SkuSummary } from './sku-summary'
import { TotalChangePrompt } from './total-change'
import { PurchaseView } from './view'

/** The purchase that a section shows. */
interface PurchaseSectionProps {
  readonly store: PurchaseStore
}

/** A section that can open a sheet over the page. */
interface OpeningSectionProps extends PurchaseSectionProps {
  readonly onSheet: (sheet: DateSheet) => void
}

/** How many are bought. */
const QuantitySection = observer(function QuantitySection({ store }: PurchaseSectionProps) {
  const { timers } = useRoot()
  const page = store.page.value
  if (!page) return null
  return (
    <QuantityBlock
      page={page}
      notice={store.notice}
      isLocked={store.submit.isLocked}
      timers={timers}
      onQuantity={store.changeQuantity}
      onStop={store.stop}
    />
  )
})

/** Buyer and gift; vouchers whose date is chosen are no gift. */
const BuyerSection = observer(function BuyerSection({ store }: PurchaseSectionProps) {
  const { form, page, date } = store
  const shown = { form: form.fields, faults: form.areFaultsShown ? form.faults : null, onWrite: form.write }
  return (
    <>
      <BuyerBlock {...shown} onContact={form.writeContact} />
      {page.value?.product.terms.isTransferable && !date.isOn ? <GiftBlock {...shown} /> : null}
    </>
  )
})

/** Price and terms. */
const TermsSection = observer(function TermsSection({ store }: PurchaseSectionProps) {
  const { form, page, date } = store
  if (!page.value) return null
  return (
    <>
      {date.isOn ? <DatedBillSection date={date} onRetry={store.check} /> : <BillBlock page={page.value} />}
      <TermsBlock
        page={page.value}
        form={form.fields}
        faults={form.areFaultsShown ? form.faults : null}
        onWrite={form.write}
      />
    </>
  )
})

/** The form around its sections; what is chosen of a stay stands between the number and the buyer. */
const FormSection = observer(function FormSection({ store, onSheet }: OpeningSectionProps) {
  const page = store.page.value
  if (!page) return null
  return (
    <>
      <SkuSummary page={page} />
      <QuantitySection store={store} />
      <DateSection store={store} onSheet={onSheet} />
      <BuyerSection store={store} />
      <TermsSection store={store} />
    </>
  )
})

/** The total and Submit. */
const TotalSection = observer(function TotalSection({ store, onSheet }: OpeningSectionProps) {
  const { page, date, total, submit, isChecking } = store
  if (!page.value) return null
  if (!total) {
    return (
      <BottomBar>
        <Button isWide isLoading={isChecking} isDisabled={!date.dates.value} onTap={() => onSheet('dates')}>
          Choose your day
        </Button>
      </BottomBar>
    )
  }
  const { currencyCode, currencySymbol, currencyAmount } = total
  const price = { currencyCode, currencySymbol, currencyAmount }
  const what = date.isOn ? [countOf(page.value.quantity, 'voucher'), 'date'] : [countOf(page.value.quantity, 'voucher')]
  return (
    <BottomBar lead={<PriceLine {...price} covers={[...what, 'taxes included'].join(', ')} />}>
      <Button isGuarded isLoading={isAttemptLocked(submit.state) || isChecking} onTap={() => void store.tapSubmit()}>
        Submit
      </Button>
    </BottomBar>
  )
})

/** Prompts to accept another total, unless an order is under way. */
const ChangeSection = observer(function ChangeSection({ store }: PurchaseSectionProps) {
  const { totalChange, submit } = store
  return (
    <PopupLayer>
      {totalChange && !submit.isLocked ? (
        <TotalChangePrompt {...totalChange} onAccept={store.acceptTotal} onDecline={store.declineTotal} />
      ) : null}
    </PopupLayer>
  )
})

/** What the submit has come to. */
const ProgressSection = observer(function ProgressSection({ store: { submit } }: PurchaseSectionProps) {
  return (
    <SubmitProgress
      state={submit.state}
      noun="order"
      outcomeOf={purchaseOutcome}
      duplicateText="Pay it now"
      onDuplicate={({ payId, orderid }) =>
        payId === null ? go('couponOrder', { orderid }, {}, 'replace') : go('pay', { payId }, {}, 'replace')
      }
      onCheckAgain={() => void submit.checkAgain()}
      onClose={submit.edit}
      onViewBookings={() => go('orderList', {})}
    />
  )
})

/** Confirm order, around the sections that follow stores of their own. */
export const PurchaseScreen = observer(function PurchaseScreen({ store, onSheet }: OpeningSectionProps) {
  const { page } = store
  return (
    <PurchaseView
      page={page.value}
      failure={page.failure}
      isChecking={page.isLoading}
      form={<FormSection store={store} onSheet={onSheet} />}
      totalBar={<TotalSection store={store} onSheet={onSheet} />}
      totalChange={<ChangeSection store={store} />}
      progress={<ProgressSection store={store} />}
      onBack={back}
      onRetry={() => void store.check()}
    />
  )
})
