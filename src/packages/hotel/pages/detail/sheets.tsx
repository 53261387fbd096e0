import { observer } from 'mobx-react'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { LazyStaySheets } from '@/shell/lazy-stay-sheets'
import type { OpenStaySheet } from '@/shell/stay-sheets'
import type { HotelDetailStore } from '@/stores/hotel-detail'
import type { PriceCalendarStore } from '@/stores/price-calendar'

/** What the sheets change. */
export interface DetailSheetsProps {
  readonly open: OpenStaySheet | null
  readonly store: HotelDetailStore
  readonly prices: PriceCalendarStore
  readonly onStay: (part: WantedStay) => void
  readonly onClose: () => void
}

/** The sheets over the hotel page: dates with the hotel's lowest prices, and guests. */
export const DetailSheets = observer(function DetailSheets(props: DetailSheetsProps) {
  const { open, store, prices, onStay, onClose } = props
  const today = store.hotel.value?.today
  if (open === null || !store.stay || !today) return null
  return (
    <LazyStaySheets
      open={open}
      today={today}
      dates={store.stay}
      guests={store.stay}
      facts={prices.days}
      currencyCode={prices.currencyCode}
      onMonthShown={(monthKey) => void prices.showMonth(monthKey, today)}
      onDates={onStay}
      onGuests={onStay}
      onClose={onClose}
    />
  )
})
