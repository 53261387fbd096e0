import { observer } from 'mobx-react'
import { failureView } from '@/domain/failure'
import type { DateSheet } from '@/shell/date-sheets'
import type { PurchaseStore } from '@/stores/vouchers/purchase'
import { DateBlock, RoomBlock } from '@/widgets/exchange-stay'
import { GuestsBlock, HotelRequest } from '@/widgets/exchange-stay/guests'
import { FormBlock } from '@/widgets/form-block'

/** The purchase whose date is chosen, and the way to a sheet over the page. */
export interface StaySectionProps {
  readonly store: PurchaseStore
  readonly onSheet: (sheet: DateSheet) => void
}

/** Where, when and for whom the first voucher is used. */
export const StaySection = observer(function StaySection({ store: { date, page, submit }, onSheet }: StaySectionProps) {
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
      <FormBlock label="Request">
        <HotelRequest text={form.fields.note} onRequest={form.writeFreeText} />
      </FormBlock>
    </>
  )
})
