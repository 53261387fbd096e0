import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import { datedBill } from '@/domain/vouchers/purchase-date'
import type { PurchaseStore } from '@/stores/vouchers/purchase'
import type { PurchaseDateStore } from '@/stores/vouchers/purchase-date'
import { ErrorState } from '@/widgets/error-state'
import { DateBlock, RoomBlock } from '@/widgets/exchange-stay'
import { GuestsBlock, HotelRequest } from '@/widgets/exchange-stay/guests'
import { FactList } from '@/widgets/fact-list'
import { OptionRow } from '@/widgets/option-row'
import type { DateSheet } from './date-sheets'

/** The purchase whose date is chosen, and the way to a sheet over the page. */
interface DateSectionProps {
  readonly store: PurchaseStore
  readonly onSheet: (sheet: DateSheet) => void
}

/** Whether the date of the first voucher is chosen now, and then where, when and for whom. */
export const DateSection = observer(function DateSection({ store, onSheet }: DateSectionProps) {
  const { date, submit } = store
  if (!date.isOffered) return null
  return (
    <>
      <section className="buy-block" aria-label="Your date">
        <OptionRow
          kind="checkbox"
          isOn={date.isOn}
          title="Choose the date now"
          detail="The first voucher and its nights are booked with one payment. You can also choose after buying."
          isDisabled={submit.isLocked}
          onTap={() => void store.toggleDate()}
        />
      </section>
      {date.isOn ? <StaySection store={store} onSheet={onSheet} /> : null}
    </>
  )
})

/** Where, when and for whom. */
const StaySection = observer(function StaySection({ store: { date, page, submit }, onSheet }: DateSectionProps) {
  const { choice, room, dates, form } = date
  const product = page.value?.product
  if (!choice || !room || !product) return null
  const { nights, chargedCurrencyCode } = product
  return (
    <>
      <RoomBlock
        rooms={date.rooms}
        roomTypeId={choice.roomTypeId}
        currencyCode={chargedCurrencyCode}
        isLocked={submit.isLocked}
        onRoom={(roomTypeId) => void date.chooseRoom(roomTypeId)}
      />
      <DateBlock
        choice={{ ...choice, nights }}
        nightsChoice={null}
        dates={dates.value}
        failure={failureView(dates.failure)}
        isLocked={submit.isLocked}
        onDates={() => onSheet('dates')}
        onRetry={() => void date.readDates()}
      />
      <GuestsBlock
        form={form.fields}
        faults={form.areFaultsShown ? form.faults : null}
        needsDocuments={date.needsDocuments}
        maxGuests={room.room.maxGuests}
        needsLatin={form.needsLatin}
        onGuestName={form.writeGuest}
        onTravelers={() => onSheet('travelers')}
      />
      <section className="buy-block" aria-label="Request">
        <HotelRequest text={form.fields.note} onRequest={form.writeFreeText} />
      </section>
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
    <section className="buy-block" aria-label="Price">
      <h2 className="buy-head">Price</h2>
      <FactList facts={datedBill(page)} />
      <p className="buy-note">Taxes included. Paid in full at the next step.</p>
      <p className="buy-note">{`${page.cancelText}. The vouchers follow their own terms.`}</p>
    </section>
  )
})
