import { observer } from 'mobx-react'
import { useRoot } from '@/stores/app/context'
import type { ProductStore } from '@/stores/vouchers/product'
import { ExchangeCalendar } from '@/widgets/exchange-calendar'
import { RoomChoice } from './room-choice'

/** The voucher whose days are shown. */
export interface DatesSheetProps {
  readonly store: ProductStore
  readonly onClose: () => void
}

/** What each day would cost on top with a voucher that is bought now, for the chosen room; days are only looked at. */
export const DatesSheet = observer(function DatesSheet({ store, onClose }: DatesSheetProps) {
  const { stay } = useRoot()
  const dates = store.dates.value
  if (!dates) return null
  return (
    <ExchangeCalendar
      title="Dates and surcharges"
      dates={dates}
      value={stay.chosenDates?.checkIn ?? null}
      top={<RoomChoice rooms={store.rooms} roomTypeId={dates.roomTypeId} onRoom={(id) => void store.chooseRoom(id)} />}
      hintText="As it is now. You book your date after buying."
      onClose={onClose}
    />
  )
})
