import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import { datedBill } from '@/domain/vouchers/purchase-date'
import { lazy } from '@/shell/lazy'
import type { PurchaseDateStore } from '@/stores/vouchers/purchase-date'
import { ErrorState } from '@/widgets/error-state'
import { FactList } from '@/widgets/fact-list'
import { OptionRow } from '@/widgets/option-row'
import type { StaySectionProps } from './stay-section'
import { FormBlock } from '@/widgets/form-block'

/** Where, when and for whom, fetched when a date is first chosen. */
const LazyStaySection = lazy<StaySectionProps>(async () => (await import('./stay-section')).StaySection)

/** Whether the date of the first voucher is chosen now, and then where, when and for whom. */
export const DateSection = observer(function DateSection({ store, onSheet }: StaySectionProps) {
  const { date, submit } = store
  if (!date.isOffered) return null
  return (
    <>
      <FormBlock label="Your date">
        <OptionRow
          kind="checkbox"
          isOn={date.isOn}
          title="Choose the date now"
          detail="The first voucher and its nights are booked with one payment. You can also choose after buying."
          isDisabled={submit.isLocked}
          onTap={() => void store.toggleDate()}
        />
      </FormBlock>
      {date.isOn ? <LazyStaySection store={store} onSheet={onSheet} /> : null}
    </>
  )
})

/** What vouchers and date come to, and until when the date can be given up; what failed is read again. */
export const DatedBillSection = observer(function DatedBillSection({
  date: { price },
  onRetry,
}: {
  readonly date: PurchaseDateStore
  readonly onRetry: () => Promise<void>
}) {
  const failure = failureView(price.failure)
  const page = price.value
  if (!page && failure) return <ErrorState {...failure} onRetry={() => void onRetry()} isInline />
  if (!page) return null
  return (
    <FormBlock title="Price">
      <FactList facts={datedBill(page)} />
      <p className="buy-note">Taxes included. Paid in full at the next step.</p>
      <p className="buy-note">{`${page.cancelText}. The vouchers follow their own terms.`}</p>
    </FormBlock>
  )
})
